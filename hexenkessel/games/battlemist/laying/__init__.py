"""B2.3: building the board."""
