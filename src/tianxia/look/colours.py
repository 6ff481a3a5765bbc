"""Pigments, seats and themes: every colour by its name, and the style sheet that gives the names their values."""

from collections.abc import Mapping, Sequence
from typing import Literal

Theme = Literal["light", "dark", "contrast"]

PIGMENTS = ("black", "red", "blue", "green", "yellow", "orange", "purple", "ivory", "brown")
HUES = ("blue", "cyan", "pink", "violet", "plum", "brown", "grey")
"""The colours that seats may have, apart from the pigments: a game offers those that none of its pieces has."""
SEATS = ("blue", "pink", "cyan", "brown", "grey")
"""What is offered by a game that says nothing else, the first seat's first. Emblems tell seats apart as well."""

THEMES: Mapping[Theme, Mapping[str, str]] = {
    "light": {
        "paper": "#f6f0e2", "paper-2": "#ece2cc", "ink": "#22201c", "ink-2": "#5b5549", "line": "#c9bda3",
        "land": "#e6d9b8", "river": "#a9c4cf", "rim": "#2b2b2b",
        "black": "#2b2b2b", "red": "#b3372b", "blue": "#2f5d8c", "green": "#3c7a57", "yellow": "#d9a21b",
        "orange": "#cf6a1e", "purple": "#6d4a86", "ivory": "#e8d8b4", "brown": "#7a5230",
        "legal": "#0a7d7d", "chosen": "#b3372b", "last": "#d9a21b",
        "hue-blue": "#1466c8", "hue-cyan": "#22a5c2", "hue-pink": "#f07fb6", "hue-violet": "#6a31b8",
        "hue-plum": "#9c1f6e", "hue-brown": "#7a4f2c", "hue-grey": "#8d98a6",
    },
    "dark": {
        "paper": "#1d1b18", "paper-2": "#292621", "ink": "#efe7d6", "ink-2": "#b8ae9a", "line": "#4a443a",
        "land": "#3a352a", "river": "#2c4652", "rim": "#b8ae9a",
        "black": "#111111", "red": "#d1503f", "blue": "#5b8fc4", "green": "#5aa67c", "yellow": "#e6b53c",
        "orange": "#e08642", "purple": "#9a76b4", "ivory": "#cdbb92", "brown": "#a37a4d",
        "legal": "#4fc4c4", "chosen": "#f08a7c", "last": "#f2cf6b",
        "hue-blue": "#4f8df5", "hue-cyan": "#6fdcf0", "hue-pink": "#ff9ccb", "hue-violet": "#bfa0ff",
        "hue-plum": "#c23a92", "hue-brown": "#94653b", "hue-grey": "#a3adba",
    },
    "contrast": {
        "paper": "#ffffff", "paper-2": "#ffffff", "ink": "#000000", "ink-2": "#000000", "line": "#000000",
        "land": "#ffffff", "river": "#c8e4f0", "rim": "#000000",
        "black": "#000000", "red": "#a3180c", "blue": "#0b3f75", "green": "#0d5c36", "yellow": "#f2c230",
        "orange": "#ff9a4d", "purple": "#532a72", "ivory": "#fff2cc", "brown": "#5c3716",
        "legal": "#00605f", "chosen": "#a3180c", "last": "#f2c230",
        "hue-blue": "#0b50b0", "hue-cyan": "#66dbf2", "hue-pink": "#ff8fc4", "hue-violet": "#5b1fb0",
        "hue-plum": "#8a0f5e", "hue-brown": "#6b421f", "hue-grey": "#8d98a6",
    },
}  # fmt: skip
"""The tokens of each theme, without those that follow from them (`tokens`)."""

WASH = {"light": 0.24, "dark": 0.24, "contrast": 0.16}
"""How much pigment is in a wash; ink stays readable on it."""


def mix(colour: str, ground: str, share: float) -> str:
    """A colour laid over a ground with this opacity.

    >>> mix("#ff0000", "#ffffff", 0.5)
    '#ff8080'
    """
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21 (WCAG 2).

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def writing_on(ground: str) -> str:
    """Black or white, whichever reads better on this ground."""
    return max("#ffffff", "#000000", key=lambda ink: contrast(ink, ground))


def tokens(theme: Theme) -> dict[str, str]:
    """All tokens of a theme: for each pigment also its wash (`red-wash`) and what to write on it (`on-red`)."""
    given = THEMES[theme]
    grounds = (*PIGMENTS, *(f"hue-{name}" for name in HUES))
    return (
        dict(given)
        | {f"{name}-wash": mix(given[name], given["paper"], WASH[theme]) for name in PIGMENTS}
        | {f"on-{name}": writing_on(given[name]) for name in grounds}
    )


def deal_colours(offered: Sequence[str], chosen: Sequence[str], seats: int) -> tuple[str, ...]:
    """The colour of every seat: the one it has chosen, or the next that is free of those a game offers.

    >>> deal_colours(("violet", "pink", "cyan"), ("", "violet"), 3)
    ('pink', 'violet', 'cyan')
    """
    free = [colour for colour in offered or SEATS if colour not in chosen]
    wished = [*chosen, *[""] * seats][:seats]
    return tuple(colour or free.pop(0) for colour in wished)


def seat_style(colours: Sequence[str]) -> str:
    """The style sheet of drawings in which the seats have these colours."""
    return f".tianxia{{{';'.join(_seat_properties(seat, colour) for seat, colour in enumerate(colours))}}}"


def _seat_properties(seat: int, colour: str) -> str:
    return f"--seat-{seat}:var(--hue-{colour});--on-seat-{seat}:var(--on-hue-{colour})"


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _luminance(colour: str) -> float:
    red, green, blue = ((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
                        for c in (channel / 255 for channel in _channels(colour)))  # fmt: skip
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _properties(theme: Theme) -> str:
    return ";".join(f"--{name}:{value}" for name, value in tokens(theme).items())


STYLE = f"""
.tianxia{{{_properties("light")};
--sans:system-ui,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;
--brush:"Noto Serif CJK TC","Noto Serif TC","Songti TC","PMingLiU","Source Han Serif TC",serif}}
@media (prefers-color-scheme:dark){{.tianxia:not([data-theme]){{{_properties("dark")}}}}}
@media (prefers-contrast:more){{.tianxia:not([data-theme]){{{_properties("contrast")}}}}}
""" + "".join(
    f"[data-theme={theme}] .tianxia,.tianxia[data-theme={theme}]{{{_properties(theme)}}}\n" for theme in THEMES
) + seat_style(SEATS) + """
.tianxia text{font-family:var(--sans);font-variant-numeric:tabular-nums}
.tianxia text.brush{font-family:var(--brush)}
.tianxia .ring{fill:none;stroke:none;pointer-events:all}
.tianxia .halo{fill:none;stroke:none;pointer-events:none}
.tianxia .figure{pointer-events:none}
.tianxia .legal{cursor:pointer}
.tianxia .legal .ring{stroke:var(--legal);stroke-width:4}
.tianxia .chosen .ring{stroke:var(--chosen);stroke-width:5}
.tianxia .legal .halo,.tianxia .chosen .halo{stroke:var(--paper);stroke-width:8}
.tianxia .last .ring{fill:var(--last);fill-opacity:.3;stroke:var(--last);stroke-width:3}
.tianxia .target:focus-visible{outline:none}
.tianxia .target:focus-visible .ring{stroke:var(--ink);stroke-width:5;stroke-dasharray:6 3}
"""  # fmt: skip
"""The style sheet of every drawing. Rings are lit by the classes `legal`, `chosen` and `last` on a target.

A `halo` under a ring sets it off from a dark ground."""

CHOSEN_STYLE = "".join(
    f"[data-colour-{seat}={colour}] .tianxia,.tianxia[data-colour-{seat}={colour}]"
    f"{{{_seat_properties(seat, colour)}}}\n"
    for seat in range(len(SEATS)) for colour in HUES
)  # fmt: skip
"""For pages: whatever lies in an element with `data-colour-1="pink"` shows seat 1 in pink."""
