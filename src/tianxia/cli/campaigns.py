"""`campaign`: campaigns on the shelf, one file each."""

import re
from pathlib import Path

import platformdirs
from rich.table import Table as Grid

from tianxia.campaign import Campaign, games_with_campaigns
from tianxia.cli.console import bold, console, language, prepared, sentence
from tianxia.cli.play import Terminal
from tianxia.kernel.documents import shown
from tianxia.kernel.errors import Unreadable, Unwritable
from tianxia.table import Table


def shelf() -> Path:
    """The folder of all campaigns."""
    folder = platformdirs.user_data_path("tianxia") / "campaigns"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def start_campaign(name: str, game: str | None) -> None:
    """Put a fresh campaign on the shelf; without a game, of the only one that has campaigns."""
    file = _file(name)
    if file.exists():
        raise Unwritable("campaign-exists", str(file))
    Campaign(game or _only_game()).save(file)
    console.print(f"{name}: a new campaign. Begin with: tianxia campaign play {name}")


def list_campaigns() -> None:
    """All campaigns with their standing; broken files with the reason."""
    files = sorted(shelf().glob("*.json"))
    if not files:
        console.print("No campaigns yet. Start one with: tianxia campaign new NAME")
        return
    grid = Grid("campaign", "game", "", "", box=None, pad_edge=False)
    for file in files:
        try:
            campaign = Campaign.open(file)
        except Unreadable as error:
            grid.add_row(file.stem, "", "", f"cannot be read: {sentence(error)}")
            continue
        standing = campaign.rules.summary(campaign.document, campaign.game.words("en"))
        state = "over" if campaign.is_over else "in the middle of a game" if campaign.running else ""
        grid.add_row(file.stem, campaign.game.name, standing, state)
    console.print(grid, soft_wrap=False)


def play_campaign(name: str, seed: int | None) -> None:
    """Play one game, or the rest of one; the campaign is saved when it is left and when it ends."""
    file = _existing(name)
    campaign = Campaign.open(file)
    with prepared(campaign.game.name):
        table = campaign.play(seed)
    table.language = language()
    CampaignTerminal(campaign, name, table, file).run()


def export_campaign(name: str, file: Path) -> None:
    """Copy a campaign to a new file."""
    campaign = Campaign.open(_existing(name))
    if file.exists():
        raise Unwritable("exists", str(file))
    campaign.save(file)
    console.print(f"{file}: written")


class CampaignTerminal(Terminal):
    """A terminal whose saves go into the campaign."""

    def __init__(self, campaign: Campaign, name: str, table: Table, file: Path) -> None:
        super().__init__(table, file)
        self.campaign = campaign
        self.name = name

    def _acted(self) -> None:
        """A campaign is saved after every action: whatever happens to the terminal, at most one is lost."""
        super()._acted()
        if not self.table.is_over:
            self.campaign.add(self.table)
            self.campaign.save(_file(self.name))

    def _save(self, name: str) -> bool:
        self.campaign.add(self.table)
        self.campaign.save(_file(self.name))
        console.print(self.words("campaign-saved", name=self.name))
        return True

    def _show_end(self) -> None:
        console.print(self.table.board())
        console.print(bold(self.table.prompt()))
        self._save("")


def _only_game() -> str:
    found = games_with_campaigns()
    if len(found) != 1:
        raise Unreadable("which-campaigns", "--game", known=", ".join(found))
    return found[0]


def _file(name: str) -> Path:
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]{0,40}", name):
        raise Unreadable("campaign-name", "campaign", found=shown(name))
    return shelf() / f"{name}.json"


def _existing(name: str) -> Path:
    file = _file(name)
    if not file.exists():
        raise Unreadable("no-such-campaign", "campaign", found=shown(name))
    return file
