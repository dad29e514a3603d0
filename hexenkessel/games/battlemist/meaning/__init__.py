"""What an action would do, in words for people who do not know the figures by heart: terminal and browser."""
