"""The bot `greedy`: looks one step ahead with the eyes of its seat."""
