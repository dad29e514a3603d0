"""Chapter 15: wind, ships, and warriors in the water."""
