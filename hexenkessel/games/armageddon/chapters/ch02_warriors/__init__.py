"""Chapter 2: axe, lance and sword."""
