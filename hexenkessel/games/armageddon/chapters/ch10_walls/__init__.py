"""Chapter 10: walls, gates, moats, bridges, and starving."""
