"""Gods of Titan: three Titans against each other, and against the Darklord."""
