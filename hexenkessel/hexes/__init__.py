"""Hexagonal grids, once for all games."""
