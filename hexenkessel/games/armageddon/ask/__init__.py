"""The rules as a service: one question in JSON, one answer."""
