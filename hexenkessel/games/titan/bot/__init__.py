"""A computer opponent for Titan that thinks one step ahead, by what its seat can see."""
