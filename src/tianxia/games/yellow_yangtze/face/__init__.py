"""What a person sees: drawing, log, score sheet, words."""
