"""What must outlive the server: people, tables, seats, actions, chat."""
