"""What the battle is fought on: great fields, terrain, rivers, ramps and bridges (A2.1, A5.1)."""
