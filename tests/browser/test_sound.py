"""Sounds: silent until a person wants them; each is heard and ends; a browser without sound is not broken by them."""

from typing import Any

import pytest

from tests.browser.conftest import Visit

SOUNDS = ("wood", "card", "coin", "gong", "water", "drum", "bell")
RENDERED = """
async (name) => {
  let made = null;
  globalThis.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 5 * 44100, 44100); made = this; }
    get state() { return "running"; }
  };
  const sound = await import("/static/test/sound.js");
  sound.set({ isOn: true, volume: 1 });
  sound.play(name);
  const samples = (await made.startRendering()).getChannelData(0);
  const loudest = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { peak: loudest(samples), end: loudest(samples.slice(-4410)) };
}
"""
"""How loud a sound is, and whether anything is left of it after five seconds."""


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_heard_and_ends(name: str, visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/about")
    heard: dict[str, Any] = page.evaluate(RENDERED, name)
    assert 0.1 < heard["peak"] <= 1
    assert heard["end"] < 0.001


def test_sound_is_off_until_switched_on_and_remembered(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/about")
    page.evaluate("() => { globalThis.AudioContext = class { constructor() { globalThis.wasMade = true; } }; }")
    page.evaluate("async () => (await import('/static/test/sound.js')).play('gong')")
    assert page.evaluate("globalThis.wasMade") is None
    page.evaluate("async () => (await import('/static/test/sound.js')).set({ isOn: true, volume: 7 })")
    page.reload()
    assert page.evaluate("async () => (await import('/static/test/sound.js')).setting") == {"isOn": True, "volume": 1}


@pytest.mark.parametrize("broken", ["undefined", "class { constructor() { throw new Error('blocked'); } }"])
def test_a_browser_without_sound_stays_silent(broken: str, visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/about")
    page.evaluate(f"() => {{ globalThis.AudioContext = {broken}; }}")
    page.evaluate("""async () => {
      const sound = await import("/static/test/sound.js");
      sound.set({ isOn: true });
      sound.play("wood");
      sound.set({ isOn: false });
    }""")
