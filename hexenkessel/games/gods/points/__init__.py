"""Battle points, gems and victory points (chapters 20 and 26)."""
