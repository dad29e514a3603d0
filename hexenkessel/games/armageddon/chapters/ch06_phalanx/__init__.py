"""Chapter 6: the phalanx."""
