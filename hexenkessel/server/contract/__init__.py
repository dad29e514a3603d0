"""The types of the API, both ways over the wire; its OpenAPI document is made from them."""
