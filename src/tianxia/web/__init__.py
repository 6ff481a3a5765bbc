"""Tianxia in the browser."""
