"""What a terminal shows of a battle."""
