"""Chapter 4: the bow."""
