"""The arena: tournaments between bots, with honest confidence intervals."""
