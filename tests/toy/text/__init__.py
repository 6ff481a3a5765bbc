"""What a program or a terminal reads."""
