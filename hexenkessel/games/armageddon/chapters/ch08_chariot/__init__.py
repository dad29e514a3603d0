"""Chapter 8: chariot."""
