"""Masters: how they are shown, slain and come back (chapter 24)."""
