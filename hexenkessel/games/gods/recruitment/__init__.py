"""The recruitment phase, reinforcements, and what figures cost (chapters 17, 19 and 22)."""
