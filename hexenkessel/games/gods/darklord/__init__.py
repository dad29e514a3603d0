"""The Darklord: Elements, spying and the Dark-Titan (chapter 23)."""
