"""Campaign files: saved atomically, refused with the reason when broken, never overwritten by something else."""

import json
from pathlib import Path

import pytest

from tianxia import Unreadable
from tianxia.campaign import Campaign
from tianxia.kernel.errors import CampaignOver, Refused, Unwritable


def finish(campaign: Campaign, seed: int) -> None:
    table = campaign.play(seed)
    while not table.is_over:
        table.play(table.legal_ids()[-1])
    campaign.add(table)


def test_a_campaign_goes_on_from_game_to_game(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    campaign = Campaign("legacy-of-yu")
    campaign.save(file)
    for played in range(1, 4):
        campaign = Campaign.open(file)
        finish(campaign, played)
        campaign.save(file)
        assert len(campaign.games) == played
        assert campaign.document["losses"] == played
    assert not list(tmp_path.glob("*.part"))


def test_a_running_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    campaign = Campaign("legacy-of-yu")
    table = campaign.play(seed=5)
    for _ in range(4):
        table.play(table.legal_ids()[0])
    campaign.add(table)
    campaign.save(file)
    again = Campaign.open(file)
    assert again.document == {}
    assert again.play().position() == table.position()
    assert again.play().actions == table.actions


def test_a_finished_campaign_is_read_but_starts_no_game(tmp_path: Path) -> None:
    campaign = Campaign("legacy-of-yu")
    seed = 0
    while not campaign.is_over:
        finish(campaign, seed)
        seed += 1
    assert campaign.document["finished"] == "lost"
    campaign.save(tmp_path / "over.json")
    again = Campaign.open(tmp_path / "over.json")
    assert again.is_over
    with pytest.raises(CampaignOver):
        again.play()


def broken_files(good: str) -> dict[str, str]:
    def changed(**changes: object) -> str:
        return json.dumps(json.loads(good) | changes)

    return {
        "cut off": good[: len(good) // 2],
        "empty": "",
        "no table": "[1]",
        "other text": "hello",
        "rules version": changed(rules=99),
        "format version": changed(**{"tianxia-campaign": 2}),
        "another game": changed(game="china"),
        "no game": changed(game="chess"),
        "unknown key": changed(extra=1),
        "nonsense document": changed(document={"wins": "many"}),
        "nonsense finished": changed(document={"finished": "maybe"}),
        "document is no table": changed(document=[]),
        "nonsense games": changed(games=[{"seed": 1}]),
        "nonsense running": changed(running="hello"),
        "running of another campaign": changed(running=None, document={"wins": 1}),
        "missing key": json.dumps({key: value for key, value in json.loads(good).items() if key != "document"}),
    }


def test_broken_files_are_refused_and_never_overwritten(tmp_path: Path) -> None:
    campaign = Campaign("legacy-of-yu")
    finish(campaign, 1)
    file = tmp_path / "one.json"
    for what, text in broken_files(str(campaign)).items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(Unreadable) as caught:
            Campaign.open(file)
        assert str(file) in str(caught.value)
        with pytest.raises(Unreadable):
            campaign.save(file)
        assert file.read_text(encoding="utf-8") == text, what


def test_another_campaign_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "one.json"
    first, second = Campaign("legacy-of-yu"), Campaign("legacy-of-yu")
    finish(first, 1)
    finish(second, 2)
    first.save(file)
    with pytest.raises(Unwritable, match="another campaign"):
        second.save(file)
    with pytest.raises(Unwritable, match="another campaign"):
        Campaign("legacy-of-yu").save(file)


def test_a_game_of_another_campaign_is_refused() -> None:
    campaign, other = Campaign("legacy-of-yu"), Campaign("legacy-of-yu")
    finish(other, 1)
    with pytest.raises(Refused):
        campaign.add(other.play(2))
    with pytest.raises(Unreadable, match="no campaigns"):
        Campaign("china")
