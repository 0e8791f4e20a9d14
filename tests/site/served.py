"""The built book as a server would send it: compressed, over connections that stay open."""

import gzip
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HTML = Path(__file__).resolve().parents[2] / "_build" / "html"
COMPRESSED = {".html", ".css", ".js", ".json", ".svg"}


@cache
def packed(path: Path) -> bytes:
    """Return a file as a server would send it."""
    return gzip.compress(path.read_bytes(), 6)


class Handler(SimpleHTTPRequestHandler):
    """Sends files, compressed where that is worth it."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Answer with the file."""
        path = Path(self.translate_path(self.path))
        if path.suffix not in COMPRESSED or not path.is_file():
            super().do_GET()
            return
        body = packed(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        with suppress(ConnectionError):  # a page that is closed while a figure gets parts ahead
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def served() -> Iterator[str]:
    """Serve the book on a free port; give its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(HTML))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
