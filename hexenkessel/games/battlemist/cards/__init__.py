"""Action cards: the moments in which they can be played, and what their effects do."""
