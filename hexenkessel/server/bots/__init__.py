"""Bots in seats, and the pool of processes in which they think."""
