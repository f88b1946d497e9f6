"""Translates boxes with CSS properties into layout documents, property by property."""
