"""The battle: chapters 10 to 13 and 23 on the battle map, once for play, bots, screen and simulation."""
