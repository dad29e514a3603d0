"""Gods of Titan as text."""
