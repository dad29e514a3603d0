"""Hexenkessel: a table for four fantasy war games."""
