"""Battles as data: land, forces, where they begin, and what they fight for."""
