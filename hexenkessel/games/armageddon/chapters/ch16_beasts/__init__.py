"""Chapter 16: fabulous beasts, and what an eighteen brings."""
