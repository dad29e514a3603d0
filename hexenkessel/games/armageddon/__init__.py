"""Armageddon: battles of many figures, one chapter of the rules after the other."""
