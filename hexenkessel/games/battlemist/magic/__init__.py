"""B5, BS: spells."""
