"""The combat phase: who fights, how a combat ends and what comes after it (chapter 10)."""
