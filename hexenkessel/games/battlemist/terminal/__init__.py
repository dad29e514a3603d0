"""Battlemist as plain text: what a view looks like on a terminal, and what an action means there."""
