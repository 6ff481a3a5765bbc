"""The river across the top: canals, flood and barge, and under each section its trade and its build spaces.

Water fills the sections that are open, land lies where canals are still to be dug, and a deeper blue shows how far the
flood has come.
"""

from tianxia import look
from tianxia.games.legacy_of_yu.face.items import panel, price_items, sign, signs
from tianxia.games.legacy_of_yu.face.log import gains_title, price_title
from tianxia.games.legacy_of_yu.face.printed import effects, space_reward, trade_sides
from tianxia.games.legacy_of_yu.face.scene import GAP, SPAN, STEP, TEXT, Scene
from tianxia.games.legacy_of_yu.state import BUILDINGS, NUM_SECTIONS, NUM_SPACES, RIVER

BAND_TOP, BAND = 24.0, 108.0
TRADE_TOP, TRADE = BAND_TOP + BAND + GAP, 38.0
SPACE_TOP, SPACE = TRADE_TOP + TRADE + GAP, 46.0
HEIGHT = SPACE_TOP + SPACE
WIDTH = STEP - GAP
RIPPLE = (SPAN - GAP) / (8 * NUM_SECTIONS)
BUILDING_GLYPHS = {"farm": "grain", "outpost": "fortress", "hut": "hut"}


def draw_river(scene: Scene) -> look.Element:
    """All seven sections."""
    s = scene.s
    sections = [look.group(_section(scene, n), at=(n * STEP, 0)) for n in range(NUM_SECTIONS)]
    land = look.rect(0, BAND_TOP, SPAN - GAP, BAND, fill="var(--land)", stroke="var(--line)", rx=10)
    return look.group(
        land,
        _water(int(s.built), "var(--river)"),
        _ripples(int(s.built)),
        _water(min(int(s.flood), RIVER), "var(--blue)", opacity=0.35),
        *sections,
        _flood(scene),
        _barge(scene) if s.built < RIVER else None,
    )


def _water(last: int, fill: str, **attributes: look.Value) -> look.Element:
    """Water from the start to the end of a section, with ripples above and below."""
    count = 8 * (last + 1)
    tall = BAND - 24
    data = (
        f"M0 {BAND_TOP + 12:g}q{RIPPLE / 2:g} -6 {RIPPLE:g} 0{f't{RIPPLE:g} 0' * (count - 1)}v{tall:g}"
        f"q{-RIPPLE / 2:g} 6 {-RIPPLE:g} 0{f't{-RIPPLE:g} 0' * (count - 1)}z"
    )
    return look.path(data, fill=fill, **attributes)


def _ripples(last: int) -> look.Element:
    """Lines of the current, so that open water does not look like a panel."""
    count = 8 * (last + 1)
    lines = "".join(
        f"M{x:g} {BAND_TOP + y:g}q{RIPPLE / 2:g} -5 {RIPPLE:g} 0{f't{RIPPLE:g} 0' * (count - 4)}"
        for x, y in ((RIPPLE, 40), (2 * RIPPLE, 68))
    )
    return look.path(lines, fill="none", stroke="var(--paper)", stroke_width=2, opacity=0.6)


def _section(scene: Scene, n: int) -> look.Element:
    box, s, words = scene.box, scene.s, scene.words
    comers = int(box.record.newcomers[n])
    shown: list[look.Node] = [_canal(scene, n) if n else look.text(8, 17, words("draw-start"), 15, font_weight="bold")]
    if comers:
        about = words("draw-newcomer", count=comers)
        icons = [look.glyph("crown", WIDTH - 14 - 22 * i, 11, 18, "var(--red)") for i in range(comers)]
        shown.append(look.group(look.title(about), *icons, opacity=1.0 if n <= s.built else 0.45))
    spaces = [space for space in range(NUM_SPACES) if box.record.space_section[space] == n]
    key = "bank", n, bool(n <= s.built), *s.spaces[spaces].tolist()
    return look.group(*shown, scene.once(*key, draw=lambda: _below(scene, n, spaces)))


def _below(scene: Scene, n: int, spaces: list[int]) -> list[look.Element]:
    """What lies below a section: its build spaces and its trade."""
    width = (WIDTH - GAP * (len(spaces) - 1)) / len(spaces)
    shown = [look.group(_space(scene, space, width), at=(i * (width + GAP), SPACE_TOP))
             for i, space in enumerate(spaces)]  # fmt: skip
    return [*shown, look.group(_trade(scene, n), at=(0, TRADE_TOP))]


def _canal(scene: Scene, n: int) -> look.Element:
    """A canal: stone banks once it is built, else its card with price and effects."""
    box, s, words = scene.box, scene.s, scene.words
    state = "built" if n <= s.built else "next" if n == s.built + 1 else "later"
    shown: list[look.Node] = [look.text(8, 17, words("draw-canal", number=n), 15, font_weight="bold")]
    if state == "built":
        width = WIDTH if n == RIVER else STEP
        shown += [_bank(BAND_TOP + 2, width), _bank(BAND_TOP + BAND - 14, width)]
        about = words("about-canal-built", trade=_trade_words(scene, n))
    else:
        price, then = scene.prices[0][n - 1], effects(box, s, box.record.canal_effects[s.canals[n - 1]])
        rim = "var(--ink-2)" if state == "next" else "var(--line)"
        shown += [
            look.rect(5, BAND_TOP + 6, WIDTH - 10, BAND - 12, fill="var(--paper)", stroke=rim, stroke_width=2, rx=8),
            signs(price_items(price), 13, BAND_TOP + 24, 19, words, WIDTH - 26),
            look.text(13, BAND_TOP + 55, "→", 16, fill="var(--ink-2)"),
            signs(then, 34, BAND_TOP + 49, 19, words, WIDTH - 46),
        ]
        about = words("about-canal", cost=price_title(price, words), effects=gains_title(then, words),
                      trade=_trade_words(scene, n))  # fmt: skip
    ring = look.rect(1, BAND_TOP + 1, WIDTH - 2, BAND - 2, rx=9, class_="ring")
    name = "canal" if state == "next" else f"canal-{n}"
    return look.target(name, words("draw-canal-label", number=n, state=state), *shown, ring, about=about)


def _bank(y: float, width: float) -> look.Element:
    joints = "".join(f"M{x:g} {y:g}v12" for x in range(26, int(WIDTH), 26))
    return look.group(
        look.rect(0, y, width, 12, fill="var(--brown-wash)", stroke="var(--brown)", stroke_width=1),
        look.path(joints, stroke="var(--brown)", stroke_width=1),
    )


def _flood(scene: Scene) -> look.Element:
    """The flood marker on its section, with the cards left until it moves; off the board it is at the edge."""
    s, words, left = scene.s, scene.words, scene.ready
    flood = int(s.flood)
    if flood <= s.built:
        x, y, radius = (flood + 0.5) * STEP, BAND_TOP + BAND / 2, 29.0
    else:
        x, y, radius = min(flood * STEP + 36, SPAN - 44), BAND_TOP + BAND - 27, 21.0
    shown = (
        look.circle(x, y, radius, fill="var(--paper)", stroke="var(--blue)", stroke_width=3),
        look.glyph("wave", x, y, radius * 1.3, "var(--blue)"),
        look.circle(x + radius, y + radius - 6, 13, fill="var(--blue)", stroke="var(--paper)", stroke_width=2),
        look.text(x + radius, y + radius - 1, left, 15, anchor="middle", fill="var(--on-blue)", font_weight="bold"),
        look.circle(x, y, radius + 2, class_="ring"),
    )
    label = words("draw-flood-label", section=flood, clock=words("draw-clock", cards=left))
    return look.target("flood", label, *shown, about=words("about-flood"), data_piece="flood")


def _barge(scene: Scene) -> look.Element:
    """The barge on the canal that may be built next, or gone off with the last one."""
    s, words = scene.s, scene.words
    n = int(s.built) + 1 if s.barge else int(s.built)
    x, y = (n + 1) * STEP - 34, BAND_TOP + BAND - 25
    shown = (
        look.glyph("barge", x, y, 36, "var(--brown)", opacity=1.0 if s.barge else 0.5),
        look.rect(x - 20, y - 20, 40, 40, rx=6, class_="ring"),
    )
    label = words("draw-barge-label", there="yes" if s.barge else "no")
    return look.target("barge", label, *shown, about=words("about-barge"), data_piece="barge")


def _trade_words(scene: Scene, n: int) -> str:
    pay, gain = trade_sides(scene.box, n)
    return f"{gains_title(pay, scene.words)} → {gains_title(gain, scene.words)}"


def _trade(scene: Scene, n: int) -> look.Element:
    words = scene.words
    is_open = n <= scene.s.built
    pay, gain = trade_sides(scene.box, n)
    middle = 8 + len(pay) * 21
    shown = [
        panel(WIDTH, TRADE, fill="var(--paper-2)" if is_open else "var(--paper)"),
        signs(pay, 8, TRADE / 2, 18, words),
        look.text(middle, TRADE / 2 + 5, "→", 16),
        signs(gain, middle + 18, TRADE / 2, 18, words),
        None if is_open else look.glyph("lock", WIDTH - 13, TRADE / 2, 14, "var(--ink-2)"),
    ]
    label = words("draw-trade-label", trade=_trade_words(scene, n))
    about = words("about-trade" if is_open else "about-trade-closed", canal=n)
    return look.target(f"trade-{n}", label, *shown, about=about)


def _space(scene: Scene, space: int, width: float) -> look.Element:
    box, s, words = scene.box, scene.s, scene.words
    section = int(box.record.space_section[space])
    is_open = section <= s.built
    text, reward = BUILDINGS[s.spaces[space]], space_reward(box, space)
    inside: list[look.Node] = [look.text(9, SPACE / 2 + 5, space, TEXT, fill="var(--ink-2)")]
    if text == "-":
        middle = width / 2 + 4
        inside.append(look.rect(6, 6, width - 12, SPACE - 12, rx=5, fill="none", stroke="var(--ink-2)",
                                stroke_dasharray="4 4"))  # fmt: skip
        inside.append(sign(reward, middle if is_open else middle - 6, SPACE / 2, 24, words))
        if not is_open:
            inside.append(look.glyph("lock", middle + 18, SPACE / 2, 14, "var(--ink-2)"))
        shown = words("draw-space-free", gain=gains_title([reward], words))
    else:
        inside.append(building_sign(text, width / 2, SPACE / 2, 30, scene))
        shown = words(f"building-{text.replace(' ', '-')}")
    label = words("draw-space-label", space=space, building=shown)
    about = words("about-space" if is_open else "about-space-closed", gain=gains_title([reward], words), canal=section)
    return look.target(f"space-{space}", label, panel(width, SPACE), *inside, about=about)


def building_sign(text: str, x: float, y: float, size: float, scene: Scene) -> look.Element:
    """A building on its space: its glyph, and which one it is."""
    kind, which = text.split(" ")
    ink = f"var(--{which})" if kind == "outpost" else "var(--brown)"
    beside = x + size / 2 + 11
    mark = look.text(beside, y + 5, which, TEXT, anchor="middle", font_weight="bold")
    return look.group(
        look.glyph(BUILDING_GLYPHS[kind], x, y, size, ink, stroke="var(--rim)", stroke_width=0.8),
        mark if which.isdigit() else sign(which, beside, y, size * 0.6, scene.words),
        data_piece=text.replace(" ", "-"),
    )
