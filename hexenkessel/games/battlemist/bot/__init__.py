"""A computer opponent for Battlemist that thinks one step ahead, by what its seat can see."""
