"""Which chapter of the rules in words says more about each decision than its line of help."""

HELP = {
    "main": "actions",
    "pay": "workers",
    "gain": "supply",
    "short": "supply",
    "assault": "assault",
    "give": "campaign",
    "story": "campaign",
    "over": "refresh",
}
