"""What chapters 7 to 9 have in common: animals and things that are ridden, led, captured and given away."""
