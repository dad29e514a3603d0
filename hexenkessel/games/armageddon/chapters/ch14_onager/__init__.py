"""Chapter 14: onager and fire arrow, and what a hit does to whatever stands on a field."""
