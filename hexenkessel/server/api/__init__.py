"""The HTTP and WebSocket API, described by /api/openapi.json."""
