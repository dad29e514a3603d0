"""What goes over the wire, both ways: the types of the API, from which its OpenAPI document is made."""
