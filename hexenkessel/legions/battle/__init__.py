"""The battle on 27 hexes, once for play, bots, screen and simulation, and for every game that has one.

A game hands in what its own book says: its roster, its maps, its hazards, the ids of its rules. Rules that
two books share are cited by the id of the book that came first.
"""
