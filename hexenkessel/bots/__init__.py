"""What plays a seat when nobody sits in it: bots for every game, and matches between them."""
