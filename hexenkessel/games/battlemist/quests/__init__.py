"""The quest step: heroes, their adventures, and whom they fight (B1.4.2, B3.3.1)."""
