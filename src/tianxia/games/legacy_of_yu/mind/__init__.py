"""What bots know: evaluation, features, levels."""
