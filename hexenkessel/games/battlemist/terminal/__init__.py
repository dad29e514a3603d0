"""Battlemist as plain text: what a view looks like on a terminal, and how one chooses there."""
