"""Faces of the townsfolk: busts put together from a few drawn parts that lie on the sheet.

A trade has its hat, its garment and its tool; who follows it, young or old, man or woman, and in which colours, goes by
the number of the card, so that no two cards of a trade look alike. The drawings are our own.
"""

from typing import NamedTuple

from tianxia import look
from tianxia.games.legacy_of_yu.face.sheet import define, place

WIDTH, HEIGHT = 50.0, 52.0

HEAD = "M25 8c7 0 10.5 5 10.5 12S31 35.5 25 35.5 14.5 27 14.5 20 18 8 25 8z"
EYES = "M18.8 21.2q2-1.5 3.8 0M27.4 21.2q2-1.5 3.8 0M18.3 17.7l4-.7M31.7 17.7l-4-.7"
NOSE = "M25 21.5l-1.2 4.5 1.8.4"

INK: look.Attributes = {"fill": "none", "stroke": "var(--black)", "stroke_width": 1.2, "stroke_linecap": "round"}
RIM: look.Attributes = {"stroke": "var(--black)", "stroke_width": 0.9, "stroke_linejoin": "round"}
BLACK, WHITE = "var(--black)", "var(--on-black)"
SKIN, STRAW = "var(--ivory)", "var(--yellow)"


def _neck() -> look.Element:
    return look.path("M20.5 32v7l4.5 4 4.5-4v-7z", fill=SKIN, **RIM)


def _head(*lines: look.Node) -> look.Element:
    ears = "M14.8 19.5c-2.5-1-2.5 5.5.4 5.2M35.2 19.5c2.5-1 2.5 5.5-.4 5.2"
    return look.group(
        look.path(ears, fill=SKIN, **RIM), look.path(HEAD, fill=SKIN, **RIM), look.path(EYES + NOSE, **INK), *lines
    )


def _mouth(d: str) -> look.Element:
    return look.path(d, **INK)


def _garments() -> dict[str, look.Node]:
    """Below the neck; filled with the colour of the garment."""
    body = "M6 52c.5-9 4.5-12.5 13.5-15.5L25 43l5.5-6.5C39.5 39.5 43.5 43 44 52z"
    return {
        "robe": (look.path(body, **RIM), look.path("M19.5 36.5 30 52M30.5 36.5 22 49", fill="none",
                                                   stroke=WHITE, stroke_width=2)),
        "cape": (look.path(body, **RIM), look.path("M10 46l2 6M15 42l2 10M21 42l0 10M29 42v10M35 42l-2 10M40 46l-2 6",
                                                   fill="none", stroke=BLACK, stroke_width=1)),
        "armour": (look.path(body, **RIM), look.path("M8 46h34M7 50h36M13 42v10M19 40v12M31 40v12M37 42v10",
                                                     fill="none", stroke=WHITE, stroke_width=1)),
        "fur": (look.path("M5 52c0-8 4-11 9-13l2-3 3 2 2-3 4 5 4-5 2 3 3-2 2 3c5 2 9 5 9 13z", **RIM),),
    }  # fmt: skip


def _people() -> dict[str, look.Node]:
    """Heads with their hair, without a hat."""
    hair = "M14 21C12 9 18 5.5 25 5.5S38 9 36 21c-1.5-5-3-8-5-9-4 1.5-8 1.5-12 0-2 1-3.5 4-5 9z"
    locks = "M14 19c-2.5 5-2 10-1 14l3.5-1c-1.5-4-2-8-1.5-13zM36 19c2.5 5 2 10 1 14l-3.5-1c1.5-4 2-8 1.5-13z"
    beard = "M17 27c2 1.5 4 0 8 0s6 1.5 8 0c-.5 7-4 12-8 12s-7.5-5-8-12zM21.5 30.5h7v-1.2h-7z"
    white = "M16.5 27.5c3 .8 5-.5 8.5-.5s5.5 1.3 8.5.5c-1 6-4 16-8.5 19-4.5-3-7.5-13-8.5-19zM22 31.5h6v-1.2h-6z"
    temples = "M14 21c-1-5-.5-8 1.5-11l1.5 2c-1.5 2-2 5-3 9zM36 21c1-5 .5-8-1.5-11L33 12c1.5 2 2 5 3 9z"
    return {
        "man": _head(_mouth("M22 29.5q3 1 6 0"), look.path(hair, fill=BLACK)),
        "woman": _head(look.path("M22.5 29q2.5 2.5 5 0z", fill="var(--red)"), look.path(locks + hair, fill=BLACK)),
        "bearded": _head(look.path(beard + hair, fill=BLACK, fill_rule="evenodd")),
        "old": _head(look.path(white, fill=WHITE, fill_rule="evenodd", **RIM), _mouth("M19 14q6-2 12 0"),
                     look.path(temples, fill=WHITE, **RIM)),
    }  # fmt: skip


def _knots() -> dict[str, look.Node]:
    """Hair on top of the head, where no hat covers it."""
    single = look.circle(25, 4.5, 3.6, fill=BLACK)
    return {
        "man": single,
        "bearded": single,
        "woman": look.group(*(look.circle(x, 5, 4, fill=BLACK) for x in (19, 31))),
        "old": look.circle(25, 6, 3, fill=WHITE, **RIM),
    }


def _hats() -> dict[str, look.Node]:
    """On the head; filled with a colour of its own where none is said."""
    return {
        "straw": (look.path("M2.5 18.5 25 1l22.5 17.5q-22.5-6-45 0z", fill=STRAW, **RIM),
                  look.path("M25 1 13 16M25 1v14M25 1l12 15", fill="none", stroke=BLACK, stroke_width=0.8)),
        "scarf": (look.path("M13 17C12 7 18 3 25 3s13 4 12 14q-12-6-24 0z", **RIM),
                  look.path("M13.5 16.5l-4 7 5-2z", **RIM)),
        "band": (look.path("M14 14.5q11-4 22 0l.3 3.5q-11.3-4-22.6 0z", **RIM),),
        "cap": (look.path("M14 16V9l5-1V2h12v6l5 1v7q-11-4-22 0z", fill=BLACK),
                look.path("M14 12H3v3h11M36 12h11v3H36z", fill=BLACK)),
        "fur": (look.path("M12 18l-1-6 3 1 1-6 3 2 3-6 4 4 4-4 3 6 3-2 1 6 3-1-1 6q-13-5-26 0z", fill="var(--brown)",
                          **RIM),),
        "helmet": (look.path("M13 20C12 8 18 5 25 5s13 3 12 15l-3-5q-9-3-18 0z", **RIM),
                   look.path("M25 5V-1l3.5 3z", fill="var(--red)", **RIM)),
        "feathers": (look.path("M14 15C9 11 8 5 9 1c4 3 6 6 7 9C17 5 20 1 25-1c5 2 8 6 9 11 1-3 3-6 7-9 1 4 0 10-5 14"
                               "q-11-4-22 0z", **RIM), look.path("M25 0v11M10 3l6 9M40 3l-6 9", **INK)),
        "hood": (look.path("M9 42C8 16 14 2 25 2s17 14 16 40l-5-3c1-14-1-24-11-24S13 25 14 39z", **RIM),),
        "crown": (look.path("M15 13V5l5 4 5-7 5 7 5-4v8q-10-4-20 0z", fill=STRAW, **RIM),),
        "pin": (look.path("M8 4.5l34 3-.2 2L8 6.5z", fill=STRAW, **RIM),
                look.circle(9, 5.5, 2.5, fill="var(--red)")),
    }  # fmt: skip


def _tools() -> dict[str, look.Node]:
    """In front of the bust."""
    wood: look.Attributes = {"fill": "var(--brown)", **RIM}
    return {
        "flute": (look.path("M22 31.5 46 41l-1.2 3-24-9.5z", **wood), look.circle(33, 38, 1, fill=BLACK),
                  look.circle(38, 40, 1, fill=BLACK)),
        "lute": (look.path("M47 26l2 2-9 10c3 5 0 12-7 13s-11-5-9-10 7-7 12-5z", **wood),
                 look.circle(32, 44, 2.4, fill=BLACK)),
        "basket": (look.path("M27 40h20l-3 12H30z", fill=STRAW, **RIM),
                   look.path("M28 44h18M29 48h16M33 40v12M37 40v12M41 40v12M29 40q8-12 16 0", **INK)),
        "fish": (look.path("M26 45c4-6 11-6 15-1.5l6-4v11l-6-4c-4 4.5-11 4.5-15-1.5z", fill="var(--blue)", **RIM),
                 look.circle(31, 44, 1.1, fill=WHITE)),
        "net": (look.path("M28 36h20v16H28z", fill="var(--ivory)"),
                look.path("M28 40l8-4M28 46 46 36M28 52l20-11M36 52l12-7M36 36l12 7M28 37l20 12M28 43l16 9M28 36h20",
                          **INK)),
        "crook": (look.path("M42 52V30q0-6 4-6t3 5", fill="none", stroke="var(--brown)", stroke_width=3),),
        "oar": (look.path("M44 52 39 20l-2-9q4-3 6 0l-1 9 5 32z", **wood),),
        "bow": (look.path("M38 18c10 8 10 24 2 33l2-16.5z", fill="none", stroke="var(--brown)", stroke_width=2.4),
                look.path("M38 18l2 33M30 35h17l-3-2m3 2-3 2", **INK)),
        "shell": (look.path("M37 34c8 0 11 6 11 10s-5 8-11 8-11-4-11-8 3-10 11-10z", fill=WHITE, **RIM),
                  look.path("M37 36v14M32 38l2 11M42 38l-2 11", **INK)),
        "staff": (look.path("M41 52 43 10l3 .2L44 52z", **wood), look.circle(44.5, 9, 3, fill="var(--brown)")),
        "drum": (look.path("M28 38h19v12q-9.5 4-19 0z", fill="var(--red)", **RIM),
                 look.path("M28 38q9.5-5 19 0-9.5 5-19 0z", fill=SKIN, **RIM)),
        "jar": (look.path("M32 34h10v3q5 4 5 9t-5 6H32q-5-1-5-6t5-9z", fill="var(--orange)", **RIM),),
        "bundle": (look.path("M30 40q8-8 16 0l2 12H28zM34 40l4-5 4 5z", fill="var(--ivory)", **RIM),),
        **{glyph: (look.glyph(glyph, 38, 40, 22, ink, stroke="var(--paper)", stroke_width=1),)
           for glyph, ink in (("grain", "var(--green)"), ("flame", "var(--red)"), ("scroll", "var(--brown)"),
                              ("spear", "var(--blue)"), ("sword", "var(--red)"), ("halberd", "var(--rim)"),
                              ("balance", "var(--yellow)"), ("wave", "var(--blue)"), ("brick", "var(--orange)"))},
    }  # fmt: skip


class Trade(NamedTuple):
    """How those of a trade look: hats and garments they wear, their tool, and who they can be."""

    hats: tuple[str, ...]
    garment: str
    tool: str
    people: tuple[str, ...] = ("man", "woman", "bearded", "old")
    colours: tuple[str, ...] = ("red", "blue", "green", "purple", "orange")


BARE = ("", "band", "pin")
"""Hats that do not cover the hair."""
ANY = Trade(("band",), "robe", "bundle")
TRADES = {
    "flute-player": Trade(("pin", "band", "", "scarf"), "robe", "flute", ("woman", "man", "woman", "bearded")),
    "lute-player": Trade(("band", "pin", "cap", ""), "robe", "lute", ("man", "woman", "bearded", "old")),
    "elder": Trade(("", "scarf", "band"), "robe", "staff", ("old",), ("purple", "blue", "brown")),
    "basket-weaver": Trade(("scarf", "", "straw", "scarf"), "robe", "basket", ("woman", "man", "woman", "old")),
    "shell-reader": Trade(("feathers",), "robe", "shell", ("old", "woman", "bearded"), ("red", "purple", "black")),
    "fisher": Trade(("straw",), "cape", "fish", ("man", "old", "woman"), ("brown", "green", "yellow")),
    "hunter": Trade(("fur", "band", "fur"), "fur", "bow", ("bearded", "man", "woman"), ("brown", "orange", "brown")),
    "herder": Trade(("scarf", "fur"), "fur", "crook", ("man", "bearded"), ("ivory", "brown")),
    "ferryman": Trade(("straw", "band", "straw"), "robe", "oar", ("bearded", "man", "old"), ("blue", "green", "brown")),
    "net-maker": Trade(("band", "scarf"), "robe", "net", ("woman", "man"), ("green", "orange")),
    "lord-of-grain": Trade(("crown",), "robe", "grain", ("bearded",), ("green",)),
    "fire-tamer": Trade(("feathers",), "robe", "flame", ("bearded",), ("orange",)),
    "judge": Trade(("cap",), "robe", "balance", ("old",), ("purple",)),
    "bride-of-tu": Trade(("pin",), "robe", "bundle", ("woman",), ("red",)),
    "son-of-stone": Trade(("",), "robe", "brick", ("man",), ("blue",)),
    "brewer": Trade(("scarf",), "robe", "jar", ("bearded",), ("brown",)),
    "master-builder": Trade(("cap",), "robe", "brick", ("bearded",), ("orange",)),
    "drum-master": Trade(("band",), "armour", "drum", ("bearded",), ("red",)),
    "river-maiden": Trade(("pin",), "robe", "wave", ("woman",), ("blue",)),
    "old-boatman": Trade(("straw",), "cape", "oar", ("old",), ("brown",)),
    "veteran-spearman": Trade(("helmet",), "armour", "spear", ("bearded",), ("blue",)),
    "veteran-warrior": Trade(("helmet",), "armour", "sword", ("man",), ("red",)),
    "veteran-archer": Trade(("helmet",), "armour", "bow", ("woman",), ("yellow",)),
    "veteran-rider": Trade(("helmet",), "armour", "halberd", ("old",), ("black",)),
    "ditch-captain": Trade(("straw",), "armour", "wave", ("bearded",), ("brown",)),
    "hill-refugees": Trade(("hood",), "robe", "bundle", ("woman",), ("brown",)),
    "marsh-refugees": Trade(("straw",), "cape", "bundle", ("old",), ("green",)),
    "fevered": Trade(("hood",), "robe", "jar", ("man",), ("purple",)),
    "deserter": Trade(("hood",), "armour", "sword", ("man",), ("black",)),
    "doubting-minister": Trade(("cap",), "robe", "scroll", ("bearded",), ("blue",)),
}  # fmt: skip
"""By role; a role of another box is any villager."""


def draw_parts() -> list[look.Element]:
    """All parts, for the sheet."""
    kinds: dict[str, dict[str, look.Node]] = {
        "garment": _garments(),
        "person": _people(),
        "knot": _knots(),
        "hat": _hats(),
        "tool": _tools(),
    }
    named = [define(f"{kind}-{name}", drawn) for kind, parts in kinds.items() for name, drawn in parts.items()]
    return [*named, define("neck", _neck())]


def face(role: str, card: int) -> look.Element:
    """The bust on a card, in a box of WIDTH x HEIGHT."""
    trade = TRADES.get(role, ANY)
    hat, person = trade.hats[card % len(trade.hats)], trade.people[card // 2 % len(trade.people)]
    colour, other = (trade.colours[(card + k) % len(trade.colours)] for k in (0, 1))
    ground = ("green", "yellow", "blue", "orange", "purple")[card % 5]
    return look.group(
        look.rect(0, 0, WIDTH, HEIGHT, rx=6, fill=f"var(--{ground}-wash)"),
        place("neck"),
        place(f"garment-{trade.garment}", fill=f"var(--{colour})"),
        place(f"knot-{person}") if hat in BARE else None,
        place(f"person-{person}"),
        place(f"hat-{hat}", fill=f"var(--{other})") if hat else None,
        place(f"tool-{trade.tool}"),
    )
