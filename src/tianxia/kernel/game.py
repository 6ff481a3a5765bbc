"""Game: everything the rest may ask of a game.

A game is plain data (two records: the box and the state) and plain functions on them. Compiled functions (`Rules`) get
records; the functions for people get the `Box` with its names and drawing and speak in documents and texts.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np
from numba.core import types

from tianxia.kernel import boxes
from tianxia.kernel.achievements import Achievements
from tianxia.kernel.boxes import Box as Box
from tianxia.kernel.boxes import digest_of
from tianxia.kernel.chance import Generator
from tianxia.kernel.chapters import Chapter, Refusal, Source, cite, read_chapters
from tianxia.kernel.coach import Coach
from tianxia.kernel.documents import Document
from tianxia.kernel.effects import EFFECTS
from tianxia.kernel.errors import Unreadable
from tianxia.kernel.layout import Record
from tianxia.kernel.options import Option, option_numbers, read_options
from tianxia.kernel.pointers import EntryPoint
from tianxia.kernel.rule import INTERPRET
from tianxia.kernel.score_sheet import ScoreSheet
from tianxia.kernel.types import SPECTATOR as SPECTATOR
from tianxia.kernel.types import Ids
from tianxia.words import Words, words

if TYPE_CHECKING:
    from tianxia.look import Drawing


class Rules(NamedTuple):
    """The compiled contract. `box` and `s` are records, arrays belong to the caller, nothing is checked."""

    setup: Callable[..., None]
    """setup(box, s, seats, options, seed): a new game in a zeroed record."""
    decider: Callable[..., int]
    """decider(s): the seat that decides, or -1 when the game is over."""
    legal: Callable[..., int]
    """legal(box, s, out) -> n: ids of the legal actions, ascending, into out."""
    pick: Callable[..., int]
    """pick(box, s, source, out): out[below(source, legal(box, s, out))]: a random one of them. A game with long lists
    can do without writing them down; what it leaves in out means nothing."""
    apply: Callable[..., None]
    """apply(box, s, action): carry out one legal action. Unchecked: an illegal id breaks the state."""
    step: Callable[..., tuple[int, int]]
    """step(boxes, states, action, out): the Python entry point, with arrays of one record; applies the action (none
    if negative), lists the legal ones into out and returns the decider and their number."""
    score: Callable[..., None]
    """score(box, s, out): points per seat; final when the game is over."""
    utility: Callable[..., None]
    """utility(box, s, out): in [-1, 1] per seat, zero-sum (one seat: won or lost); of a finished game."""
    scrub: Callable[..., None]
    """scrub(box, s, seat): blank what this seat (-1: a spectator) may not know."""
    hide: Callable[..., None]
    """hide(boxes, states, seat): the same as a Python entry point, with arrays of one record."""
    determinize: Callable[..., None]
    """determinize(box, s, seat, source): fill the blanks with a random deal that fits all the seat knows."""
    evaluate: Callable[..., float]
    """evaluate(box, s, seat): a quick judgement of the position for this seat; larger is better."""
    features: Callable[..., None]
    """features(box, s, seat, out): numbers for a learner, from what the seat may know."""
    effects: Callable[..., None] | None = None
    """effects(boxes, states, sources, actions, out): the Python entry point, with arrays of records; the Effect of each
    legal action, found by trying it. None in a game that does not say."""


class Page(NamedTuple):
    """A page of a game's book: a story that is told during a game, to be read apart from the log."""

    name: str
    """Which story: pages of one name belong together, as a choice and what came of it do."""
    line: str
    """The line of `log` that opens the page."""
    title: str
    text: str
    """Paragraphs with an empty line between them, as in `log`."""
    lines: tuple[str, ...] = ()
    """What followed."""
    ways: tuple[str, ...] = ()
    """How the story may go on, each way with its price: the next page of this name begins with the one chosen."""
    picture: str = ""
    """A drawing for the page: NAME of a symbol `ink-NAME` in the game's `face/ink.svg`."""


class Moment(NamedTuple):
    """Something at the table that deserves a look of its own: a region that is scored, a war, a flood."""

    kind: str
    """What it is, for its sign and its sound: one of MOMENTS."""
    title: str
    """In a few words."""
    lines: tuple[str, ...] = ()
    """What happened and why, a sentence each."""
    rows: tuple[tuple[str, ...], ...] = ()
    """A small table, the heads of its columns first: the sides of a conflict, what each place of a scoring brings."""
    places: tuple[str, ...] = ()
    """The pieces and targets it happens at, by key and name."""


MOMENTS = ("scoring", "conflict", "result", "flood", "assault", "story", "unification", "reward", "round")
"""The kinds of moments: something scores, a conflict begins or goes on, a conflict has been decided, and so on."""


class Campaigns(NamedTuple):
    """What a game tells about its campaigns.

    All that goes from one game of a campaign to the next is a document: the `campaign` in the result of one is where
    the next begins, and an empty one is a fresh campaign.
    """

    options: Mapping[str, str]
    """The options that make a game one of a campaign."""
    enter: Callable[[Box, Mapping[str, str], Document, Any], None]
    """enter(box, options, document, s): read the campaign a new game belongs to into a zeroed state, before `setup`;
    raises Unreadable with the path, or CampaignOver."""
    check: Callable[[Box, Document], None]
    """check(box, document): raise Unreadable with the path unless it is the document of a campaign, running or over."""
    is_over: Callable[[Document], bool]
    """is_over(document): has the campaign ended? Of a document that was checked."""
    summary: Callable[[Document, Words], str]
    """summary(document, words): how the campaign stands, in a sentence."""
    chronicle_keys: Mapping[str, Callable[[object, str], object]]
    """What the chronicle keeps of the result of a finished game, and check(value, path) of each, which raises
    Unreadable."""
    chronicle: Callable[[Document, Words], str]
    """chronicle(game, words): a finished game in one line, from what was kept of it."""
    changes: Callable[[Box, Document, Document, Words], list[str]]
    """changes(box, before, after, words): what is different in the next game, from one document to a later one."""
    prologue: Callable[[Words], Page]
    """prologue(words): the page before the first story."""
    epilogue: Callable[[Document, Words], Page | None]
    """epilogue(document, words): the last page of a campaign that is over, by how it went."""


def no_moments(*_: object) -> list[Moment]:
    """For a game without moments."""
    return []


def no_standing(*_: object) -> Moment | None:
    """For a game in which nothing goes on between two actions."""
    return None


def no_pages(*_: object) -> list[Page]:
    """For a game without a book."""
    return []


@dataclass(frozen=True, eq=False)
class Game:
    """One game: see docs/adding-a-game.md for a walk through."""

    name: str
    version: int
    """The rules version: records and stored games of another one are migrated or refused by name."""
    folder: Path
    players: tuple[int, ...]
    options: tuple[Option, ...]
    decisions: tuple[str, ...]
    end_reasons: tuple[str, ...]
    num_actions: int
    max_legal: int
    """The most actions that can be legal at once."""
    state: type[Record]
    """The record that holds a game."""
    components: type[Record]
    """The record that holds the printed components."""
    rules: Rules
    feature_names: Callable[[int], Sequence[str]]
    """The name of each number of `features`, for a number of players."""
    read_box: Callable[[Document, Any], None]
    """Read box.toml, as a document, into a zeroed box record; raises Unreadable with the path."""
    format_action: Callable[[Box, int], str]
    parse_action: Callable[[Box, str], int | None]
    """The id of a text; None if it is readable but can never be legal; raises Unreadable."""
    refusal: Callable[[Box, Any, str], Refusal | None]
    """Why a readable action is not legal now; None if it is."""
    dump: Callable[[Box, Any], Document]
    """The position of a state."""
    load: Callable[[Box, Document, Any], None]
    """Read a position into a zeroed state; raises Unreadable with the path."""
    view: Callable[[Box, Any, int], Document]
    """The position as a seat may see it, from a record scrubbed for it."""
    result: Callable[[Box, Any], Document]
    """The result of a finished game."""
    reason: Callable[[Any], str]
    """Why a finished game has ended: one of `end_reasons`."""
    faults: Callable[[Box, Any], list[str]]
    """The invariants that do not hold in a state: for tests, empty unless we have a bug."""
    transition_faults: Callable[[Box, Any, Any], list[str]]
    """transition_faults(box, before, after): the invariants between a state and the next one that do not hold."""
    log: Callable[[Box, Any, Words], list[str]]
    """The events of the last action as log lines, from a scrubbed record."""
    prompt: Callable[[Box, Any, int, Words], str]
    """prompt(box, s, seat, words): one sentence, whose decision it is and what is asked, from a scrubbed record."""
    board: Callable[[Box, Any, int, Words], str]
    """board(box, s, seat, words): a readable text board, from a scrubbed record."""
    draw: Callable[[Box, Any, int, Words], "Drawing"]
    """draw(box, s, seat, words): the table as SVG, in parts, from a scrubbed record."""
    targets: Callable[[Box, str], tuple[str, ...]]
    """targets(box, text): what a person points at in the drawing for an action, in order; none for a button. A name
    that ends with `targets.OPTIONAL` may be pointed at or passed over: it says which action is meant where that is not
    clear yet. Two actions that can be legal at once and have the same targets are told apart by their phrases."""
    phrase: Callable[[Box, str, Words], str]
    """phrase(box, text, words): an action in words, short enough for a button."""
    score_sheet: Callable[[Box, Any, Words], ScoreSheet]
    """score_sheet(box, s, words): where every point of a finished game came from, from a scrubbed record."""
    reconstructed: Sequence[str]
    """Message ids that say which component values are reconstructions."""
    help_chapters: Mapping[str, str]
    """By decision: the anchor of the chapter that says more than its line of help."""
    phrases: Callable[[Box, Any, Words], Mapping[str, str]] | None = None
    """phrases(box, s, words): by text, the actions that only the table can put into words, as choices of a story."""
    campaigns: Campaigns | None = None
    """None if the game has no campaigns."""
    pages: Callable[[Box, Any, Words], list[Page]] = no_pages
    """The pages of the game's book that the last action has opened, from a scrubbed record; their texts are lines of
    `log` as well."""
    book: Callable[[Document, Words], list[Page]] = no_pages
    """book(document, words): the pages that a campaign has opened so far."""
    moments: Callable[[Box, Any, Words], list[Moment]] = no_moments
    """moments(box, s, words): what the last action caused that deserves a look, from a scrubbed record."""
    standing: Callable[[Box, Any, int, Words], Moment | None] = no_standing
    """standing(box, s, seat, words): what goes on now and is shown until it is over, as a conflict is in which somebody
    has still to decide; from a scrubbed record."""
    coach: Coach | None = None
    """None if the game neither warns newcomers nor says what an action is good for."""
    achievements: Achievements = field(default_factory=dict)
    """What players may achieve, by name."""
    seat_colours: tuple[str, ...] = ()
    """The colours that seats may have, by name, the first seat's first: those of `look.HUES` that no piece of the game
    has; empty for `look.SEATS`."""
    private_events: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """By kind of event: which of its numbers only the seat in its first number may know."""
    is_open_at_end: bool = False
    """Is everything shown when the game is over?"""
    box_parts: Mapping[str, str] = field(default_factory=dict)
    """Further files of the box in the game's folder that `read_box` reads, with the digest of each as it was shipped: a
    corrected one makes another box."""
    _pointers: dict[str, EntryPoint] = field(default_factory=dict, init=False, repr=False)

    def words(self, language: str) -> Words:
        """All words of this game in a language."""
        return words(language, self.folder / "face" / "words")

    def chapters(self, language: str) -> Mapping[str, Chapter]:
        """The chapters of the rules in our own words, by anchor; the anchors are the same in every language."""
        return read_chapters(self.folder / "face" / "words" / f"rules.{language}.md")

    def told(self, box: Box, s: Record, text: str, words: Words) -> str:
        """An action in words, from a record in which it is legal, scrubbed for who reads it."""
        own = self.phrases(box, s, words) if self.phrases else {}
        return own.get(text) or self.phrase(box, text, words)

    def cited(self, source: Source, words: Words) -> str:
        """Where the rules say something, in the language of these words."""
        return cite(source, self.chapters(words.language), words)

    @cached_property
    def box(self) -> Box:
        """The components as printed."""
        return self.open_box(self.folder / "box.toml")

    def open_box(self, file: Path) -> Box:
        """Read a box file: the standard one or an owner's corrected copy."""
        return boxes.open_box(self, file)

    def parse_box(self, text: str) -> Box:
        """Read the text of a box file; raises Unreadable with the path in it."""
        return boxes.parse_box(self, text)

    @cached_property
    def fingerprint(self) -> str:
        """A digest of the layout of its records: bytes laid out differently mean something else."""
        return digest_of(repr([self.state.layout.descr, self.components.layout.descr]).encode())

    def new_state(self) -> Record:
        """A zeroed state record."""
        return self.state.new()

    def read_options(self, players: int, given: Mapping[str, str | bool]) -> dict[str, str]:
        """Options with defaults filled in, as texts; raises Unreadable."""
        if players not in self.players:
            known = ", ".join(map(str, self.players))
            raise Unreadable("players", "players", game=self.name, known=known, found=str(players))
        return read_options(self.options, players, given)

    def option_numbers(self, chosen: Mapping[str, str]) -> Ids:
        """Chosen options as `setup` wants them: the index of each value."""
        return option_numbers(self.options, chosen)

    def effects(self, box: Box, s: Record, actions: Ids) -> list[str]:
        """What each legal action would do, as one of EFFECTS, from a record scrubbed for the seat that decides."""
        if self.rules.effects is None:
            return [EFFECTS[0]] * len(actions)
        states, sources = np.zeros(2, self.state.layout), np.zeros(1, Generator.layout)
        states[0] = s
        out = np.empty(len(actions), np.int32)
        self.rules.effects(box.array, states, sources, actions, out)
        return [EFFECTS[effect] for effect in out.tolist()]

    @cached_property
    def signatures(self) -> dict[str, Any]:
        """The types of the compiled contract."""
        box, s = numba.from_dtype(self.components.layout), numba.from_dtype(self.state.layout)
        boxes, states = types.Array(box, 1, "C"), types.Array(s, 1, "C")
        ints, floats, number = types.int32[::1], types.float64[::1], types.int64
        found = {
            "setup": types.void(box, s, number, ints, types.uint64),
            "decider": number(s),
            "legal": number(box, s, ints),
            "pick": number(box, s, numba.from_dtype(Generator.layout), ints),
            "apply": types.void(box, s, number),
            "step": types.Tuple((number, number))(boxes, states, number, ints),
            "score": types.void(box, s, floats),
            "utility": types.void(box, s, floats),
            "scrub": types.void(box, s, number),
            "hide": types.void(boxes, states, number),
            "determinize": types.void(box, s, number, numba.from_dtype(Generator.layout)),
            "evaluate": types.float64(box, s, number),
            "features": types.void(box, s, number, types.float32[::1]),
        }
        if self.rules.effects is not None:
            sources = types.Array(numba.from_dtype(Generator.layout), 1, "C")
            found["effects"] = types.void(boxes, states, sources, ints, ints)
        return found

    def pointer(self, name: str) -> EntryPoint:
        """A function of the contract as a typed function pointer, for compiled code that is generic over games."""
        if name not in self._pointers:
            again = partial(self.pointer, name)
            self._pointers[name] = EntryPoint(getattr(self.rules, name), self.signatures[name], again)
        return self._pointers[name]

    def compile(self, progress: Callable[[int, int], None] = lambda done, total: None) -> None:
        """Compile the contract, or load it from the cache; `progress(done, total)` is called in between."""
        if INTERPRET:
            return
        for done, (name, signature) in enumerate(self.signatures.items()):
            progress(done, len(self.signatures))
            # Only the arguments: with the whole signature Numba's cache would mix it up with the pointer's.
            getattr(self.rules, name).compile(signature.args)
        progress(len(self.signatures), len(self.signatures))
