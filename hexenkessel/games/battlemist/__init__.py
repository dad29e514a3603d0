"""Battlemist: six races, thirty-three realms and the Stars of Timorran."""
