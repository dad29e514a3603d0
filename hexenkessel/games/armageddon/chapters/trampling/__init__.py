"""What chapters 8 and 9 have in common: over-occupied fields, trampling and scrambles."""
