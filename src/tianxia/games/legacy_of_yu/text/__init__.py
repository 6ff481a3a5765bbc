"""What a program or a terminal reads: actions, positions, refusals, the text board."""
