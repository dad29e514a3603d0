"""Chapter 13: scaling ladders and siege towers."""
