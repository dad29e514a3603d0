"""Bots (agents) that play every game, and matches between them."""
