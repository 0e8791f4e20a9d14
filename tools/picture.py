"""Take the README's picture of the book anew, from the built pages: ``make picture``.

The picture is the first page as a reader meets it, in few colours, so that the file stays small.
"""

import io
import os
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "book" / "_ext"))

from attnbook.standalone import FLAGS, find_chromium  # noqa: E402

PAGE = ROOT / "_build" / "html" / "book" / "index.html"
PICTURE = ROOT / "book" / "_static" / "readme.png"
WIDTH, HEIGHT, SCALE = 1280, 1000, 1.25
LARGEST = 150_000


def photograph(chromium: str) -> bytes:
    """Return the first page's upper part, its figure drawn, as a PNG."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    # Letters stand where the font wants them, not on whole pixels.
    flags = [*FLAGS, "--font-render-hinting=none", *(["--no-sandbox"] if root else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT},
            device_scale_factor=SCALE,
            color_scheme="light",
            reduced_motion="reduce",
        )
        for _ in range(3):  # its fonts are used where they are at hand at once: the second time
            page.goto(PAGE.as_uri(), wait_until="networkidle")
        page.wait_for_selector(".attnlib-figure[data-mounted]", timeout=10_000)
        picture = page.screenshot()
        browser.close()
    return picture


def main() -> None:
    """Store the picture in 256 colours; refuse one that is too large for a README."""
    chromium = find_chromium()
    if chromium is None or not PAGE.exists():
        sys.exit("attnlib: the picture needs Chromium and the built book (make book).")
    picture = Image.open(io.BytesIO(photograph(chromium))).convert("RGB")
    small = io.BytesIO()
    # With fewer, keys and values, few pixels each, would get another role's colour.
    picture.quantize(256, dither=Image.Dither.NONE).save(small, "png", optimize=True)
    if small.tell() > LARGEST:
        sys.exit(f"attnlib: the picture has {small.tell()} bytes, more than {LARGEST}.")
    PICTURE.write_bytes(small.getvalue())
    print(f"{PICTURE.relative_to(ROOT)}: {small.tell()} bytes")


if __name__ == "__main__":
    main()
