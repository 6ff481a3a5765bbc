"""What a person points at for an action, and the action in words."""

import pytest

from tianxia.games.china import GAME

ACTIONS = [
    ("house wei3 red", ("wei3", "hand-red"),
     "Build a house on Wei 3 for one red card", "Построить здание на месте Вэй 3 за одну красную карту"),
    ("house wei3 green green", ("wei3", "hand-green"),
     "Build a house on Wei 3 for 2 green cards", "Построить здание на месте Вэй 3 за две зелёные карты"),
    ("emissary chu purple", ("chu", "hand-purple"),
     "Send an emissary to Chu for one purple card", "Послать эмиссара в область Чу за одну фиолетовую карту"),
    ("fort qi1 yellow", ("supply-fort", "qi1", "hand-yellow"),
     "Place the fortress on Qi 1 for one yellow card", "Поставить крепость на место Ци 1 за одну жёлтую карту"),
    ("discard orange", ("discards", "hand-orange"),
     "Discard an orange card instead of placing", "Сбросить оранжевую карту вместо выкладывания"),
    ("take orange", ("row-orange",), "Take an orange card from the row", "Взять оранжевую карту из ряда"),
    ("take deck", ("deck",), "Draw a card blind from the deck", "Взять карту вслепую из колоды"),
    ("done", (), "Place no second piece", "Не выкладывать вторую фишку"),
    ("pass", (), "Pass: you have no cards", "Пас: карт нет"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "aim", "english", "russian"), ACTIONS, ids=[text for text, *_ in ACTIONS])
def test_aims_and_phrases(text: str, aim: tuple[str, ...], english: str, russian: str) -> None:
    assert GAME.targets(GAME.box, text) == aim
    assert GAME.phrase(GAME.box, text, GAME.words("en")) == english
    assert GAME.phrase(GAME.box, text, GAME.words("ru")) == russian
