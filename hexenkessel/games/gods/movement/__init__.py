"""The movement phase: moving, teleporting and leave to pass (chapters 6, 8 and 9)."""
