"""The turnstile: how many requests one address may make in a short time, whatever they ask for."""

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.server.bites import Bites
from ludotheque.server.limits import Addresses

TOO_MANY = 429


class Turnstile:
    """Middleware that counts requests. Sockets are counted where they are opened, and by their messages."""

    def __init__(self, app: ASGIApp, addresses: Addresses, bites: Bites) -> None:
        self.app = app
        self.addresses = addresses
        self.bites = bites

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = scope["client"][0] if scope.get("client") else ""
        if scope["type"] != "http" or self.addresses.bucket(address).take():
            await self.app(scope, receive, send)
            return
        self.bites.bite("requests", address)
        words = "too many requests in a short time; wait a moment\n"
        await PlainTextResponse(words, TOO_MANY, {"connection": "close"})(scope, receive, send)
