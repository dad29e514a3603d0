"""The rules, one module a chapter, as in the book."""
