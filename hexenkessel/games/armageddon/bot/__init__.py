"""A computer opponent for Armageddon that thinks one turn ahead, by what its seat can see."""
