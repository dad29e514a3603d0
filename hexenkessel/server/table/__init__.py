"""One table in memory: seats, play, clocks, chat, and the broadcast to its subscribers."""
