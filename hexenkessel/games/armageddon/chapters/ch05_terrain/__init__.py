"""Chapter 5: terrain."""
