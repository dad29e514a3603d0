"""Tower lands and their garrisons (chapter 25)."""
