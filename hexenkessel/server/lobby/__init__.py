"""All tables: the registry of those in memory, new ones, expiry, and the feed of the list."""
