"""Which chapter of the rules in words says more about each decision than its line of help."""

HELP = {
    "play": "placing",
    "more": "placing",
    "draw": "cards",
    "over": "end",
}
