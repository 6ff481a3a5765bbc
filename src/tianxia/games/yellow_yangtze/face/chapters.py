"""Which chapter of the rules in words says more about each decision than its line of help."""

HELP = {
    "action": "course",
    "pagoda": "pagodas",
    "move": "pagodas",
    "market": "tiles",
    "chain": "tiles",
    "toss": "replacing",
    "revolt": "revolts",
    "war": "wars",
    "winner": "wars",
    "losses": "wars",
    "over": "end",
}
