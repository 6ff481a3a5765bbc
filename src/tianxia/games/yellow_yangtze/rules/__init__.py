"""The rulebook, chapter by chapter: compiled functions on records."""
