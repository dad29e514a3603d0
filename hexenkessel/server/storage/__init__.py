"""The database: people, tables, seats, actions, chat; backup and restore."""
