"""Chapter 3: champion and hero."""
