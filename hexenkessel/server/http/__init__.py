"""The HTTP layer: CSRF check, rate limits, security headers, static files, WebSocket protocol."""
