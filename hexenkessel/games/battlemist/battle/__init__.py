"""Battles: combat rounds, losses, sieges, plunder, and their odds (B3.3.3)."""
