"""Build the book and serve it on this machine: ``serve.py PORT``; a port that is taken gets a sentence first."""

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import book


def main() -> None:
    """Take the port, build, and serve until interrupted."""
    port = int(sys.argv[1])
    handler = partial(SimpleHTTPRequestHandler, directory=book.HTML)
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError as error:
        sys.exit(
            f"attnlib: the port {port} cannot be used ({error.strerror}). "
            f"Choose another: make serve PORT={port + 1}"
        )
    book.main()
    print(f"http://127.0.0.1:{port} (end it with Ctrl-C)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
