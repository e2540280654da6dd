"""What every answer says to the browser, and whose pages may talk to this server."""

from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

ASSETS = "/assets/"
PARTS = ("text/javascript", "text/css")
OF_PAGES = ("content-security-policy", "permissions-policy", "cross-origin-opener-policy")
"""What a browser heeds in pages and workers alone: scripts and styles that a page is made of are lighter without."""

LOCAL_NAMES = (".localhost", ".local", ".lan", ".home.arpa")
MISDIRECTED = 421

STARTS = ("http.response.start", "websocket.http.response.start")


class SecurityHeaders:
    """Middleware that adds the headers to every response, errors included; what pages are made of has fewer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in STARTS:
                headers = MutableHeaders(scope=message)
                part = scope["path"].startswith(ASSETS) and headers.get("content-type", "").startswith(PARTS)
                for name, value in HEADERS.items():
                    if not (part and name in OF_PAGES):
                        headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["cache-control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_with_headers)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from a program that is no browser and names no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        site = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(site) and site == headers.get("host")


class KnownHosts:
    """Middleware that answers only to an address in numbers, to names of the local network, and to those of the host.

    Otherwise a foreign page could make its own name point here, and the browser would take the server for its own.
    """

    def __init__(self, app: ASGIApp, names: Sequence[str]) -> None:
        self.app = app
        self.names = {name.lower() for name in names}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.knows(Headers(scope=scope).get("host", "")):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "unknown host"})
        else:
            words = "This server does not go by that name. Whoever runs it can add it with --allow-host NAME.\n"
            await PlainTextResponse(words, MISDIRECTED)(scope, receive, send)

    def knows(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self.names or f".{name}".endswith(LOCAL_NAMES) or _in_numbers(name) or not host


def _in_numbers(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
