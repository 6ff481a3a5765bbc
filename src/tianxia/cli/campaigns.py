"""`campaign`: campaigns on the shelf, one file each."""

import re
from pathlib import Path

import platformdirs
from rich.table import Table as Grid

from tianxia.campaign import Campaign
from tianxia.cli.console import bold, console, prepared
from tianxia.cli.play import Terminal
from tianxia.kernel.errors import Unreadable
from tianxia.table import Table
from tianxia.words import LANGUAGES


def shelf() -> Path:
    """The folder of all campaigns."""
    folder = platformdirs.user_data_path("tianxia") / "campaigns"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def start_campaign(name: str, game: str) -> None:
    """Put a fresh campaign on the shelf."""
    file = _file(name)
    if file.exists():
        raise Unreadable("there is a campaign of this name already; it is left as it is", str(file))
    Campaign(game).save(file)
    console.print(f"{name}: a new campaign. Begin with: tianxia campaign play {name}")


def list_campaigns() -> None:
    """All campaigns with their standing; broken files with the reason."""
    files = sorted(shelf().glob("*.json"))
    if not files:
        console.print("No campaigns yet. Start one with: tianxia campaign new NAME")
        return
    grid = Grid("campaign", "game", "won", "lost", "", box=None, pad_edge=False)
    for file in files:
        try:
            campaign = Campaign.open(file)
        except Unreadable as error:
            grid.add_row(file.stem, "", "", "", f"cannot be read: {error}")
            continue
        won = sum(game["scores"][0] for game in campaign.games)
        state = "over" if campaign.is_over else "in the middle of a game" if campaign.running else ""
        grid.add_row(file.stem, campaign.game.name, str(won), str(len(campaign.games) - won), state)
    console.print(grid, soft_wrap=False)


def play_campaign(name: str, seed: int | None, lang: str) -> None:
    """Play one game, or the rest of one; the campaign is saved when it is left and when it ends."""
    if lang not in LANGUAGES:
        raise Unreadable(f"languages are {', '.join(LANGUAGES)}, not {lang!r}", "--lang")
    file = _existing(name)
    campaign = Campaign.open(file)
    with prepared(campaign.game.name):
        table = campaign.play(seed)
    table.language = lang
    CampaignTerminal(campaign, name, table, file).run()


def export_campaign(name: str, file: Path) -> None:
    """Copy a campaign to a new file."""
    campaign = Campaign.open(_existing(name))
    if file.exists():
        raise Unreadable("exists already; it is left as it is", str(file))
    campaign.save(file)
    console.print(f"{file}: written")


class CampaignTerminal(Terminal):
    """A terminal whose saves go into the campaign."""

    def __init__(self, campaign: Campaign, name: str, table: Table, file: Path) -> None:
        super().__init__(table, file)
        self.campaign = campaign
        self.name = name

    def _acted(self) -> None:
        """A campaign is kept after every action: whatever happens to the terminal, at most one is lost."""
        super()._acted()
        if not self.table.is_over:
            self.campaign.keep(self.table)
            self.campaign.save(_file(self.name))

    def _save(self, name: str) -> bool:
        self.campaign.keep(self.table)
        self.campaign.save(_file(self.name))
        console.print(self.words("campaign-saved", name=self.name))
        return True

    def _show_end(self) -> None:
        console.print(self.table.board())
        console.print(bold(self.table.prompt()))
        self._save("")


def _file(name: str) -> Path:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,40}", name):
        raise Unreadable(f"names are letters, digits and dashes, not {name!r}", "campaign")
    return shelf() / f"{name}.json"


def _existing(name: str) -> Path:
    file = _file(name)
    if not file.exists():
        raise Unreadable(f"there is no campaign {name!r}; see `tianxia campaign list`", "campaign")
    return file
