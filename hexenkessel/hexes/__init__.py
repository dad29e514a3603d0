"""Hexagons, once for all games."""
