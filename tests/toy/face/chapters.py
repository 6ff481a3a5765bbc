"""Which chapter of the rules in words says more about each decision than its line of help."""

HELP = {"turn": "turn", "over": "end"}
