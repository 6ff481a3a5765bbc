"""Which chapter of the rules in words says more about each decision than its line of help."""

HELP = {
    "board": "powers",
    "bid": "auction",
    "draft": "options",
    "card": "round",
    "use": "court",
    "move": "reassign",
    "pay": "court",
    "seal": "palace",
    "square": "governor",
    "official": "official",
    "ability": "abilities",
    "marker": "abilities",
    "calm": "abilities",
    "carry": "abilities",
    "shift": "powers",
    "reward": "rewards",
    "governor": "rewards",
    "wall": "rewards",
    "palace": "rewards",
    "none": "end",
}
