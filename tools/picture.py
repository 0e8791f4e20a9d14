"""Take the README's picture of the book anew: the built first page as a reader meets it, in few colours."""

import io
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "book" / "_ext"))

from attnbook.standalone import FLAGS, find_chromium  # noqa: E402

PAGE = ROOT / "_build" / "html" / "book" / "index.html"
PICTURE = ROOT / "book" / "_static" / "readme.png"
# Letters stand where the font wants them, not on whole pixels.
OPTIONS = [*FLAGS, "--font-render-hinting=none", "--no-sandbox"]


def photograph() -> bytes:
    """Return the first page's upper part, its figure drawn, as a PNG."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=OPTIONS)
        page = browser.new_page(
            viewport={"width": 1280, "height": 1000},
            device_scale_factor=1.25,
            color_scheme="light",
            reduced_motion="reduce",
        )
        for _ in range(3):  # its fonts are used where they are at hand at once: the second time
            page.goto(PAGE.as_uri(), wait_until="networkidle")
        page.wait_for_selector(".attnlib-figure[data-mounted]", timeout=10_000)
        picture = page.screenshot()
        browser.close()
    return picture


if __name__ == "__main__":
    picture = Image.open(io.BytesIO(photograph())).convert("RGB")
    # With fewer colours, keys and values, few pixels each, would get another role's.
    picture.quantize(256, dither=Image.Dither.NONE).save(PICTURE, "png", optimize=True)
    print(f"{PICTURE.relative_to(ROOT)}: {PICTURE.stat().st_size} bytes")
