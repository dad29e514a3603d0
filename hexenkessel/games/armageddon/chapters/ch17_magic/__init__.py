"""Chapter 17: the magician and his spells."""
