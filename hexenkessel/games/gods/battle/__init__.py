"""Battles of Gods of Titan (G11 to G18)."""
