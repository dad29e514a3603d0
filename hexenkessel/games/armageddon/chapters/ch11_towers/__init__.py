"""Chapter 11: towers and keeps, pitch, and castles."""
