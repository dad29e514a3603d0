"""Chapter 9: elephant and mammoth."""
