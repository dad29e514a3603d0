"""B3.1: the Council of Wizards."""
