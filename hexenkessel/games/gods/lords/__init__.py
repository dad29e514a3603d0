"""Lords: summoned out of other armies, or appearing for battle points (chapters 18 and 21)."""
