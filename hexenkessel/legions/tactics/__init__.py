"""How a bot fights on the battle workbench: whom to strike, where to go, who is stronger."""
