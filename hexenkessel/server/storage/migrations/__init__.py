"""How the tables of the database came to be what they are, one file for each change."""
