"""Draws the icons of the installed app from static/icon.svg, by Chromium: `python scripts/icons.py`.

The picture fills the square and its sign stays within the middle, so that systems may cut it to any shape.
"""

from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "src" / "tianxia" / "web"
SIZES = (180, 192, 512)


def main() -> None:
    """Write one file a size."""
    drawn = (WEB / "static" / "icon.svg").read_text(encoding="utf-8").replace(' rx="5"', "")
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawn}")
            page.screenshot(path=WEB / "icons" / f"{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
