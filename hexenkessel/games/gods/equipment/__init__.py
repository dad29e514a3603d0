"""Board, battlefields, figures and spells, and what a game begins with (chapters 2, 3, 5 and 15)."""
