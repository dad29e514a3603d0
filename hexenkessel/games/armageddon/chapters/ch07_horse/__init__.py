"""Chapter 7: the horse."""
