"""Armies: what they may hold, how they split, and what is known of them (chapter 4)."""
