"""The table in the browser: people, tables, storage, HTTP and WebSocket. It knows no game by name."""
