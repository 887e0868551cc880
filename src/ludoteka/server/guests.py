"""Guests: people without an account, known by a signed cookie. Every answer of `/api` gives one to who
has none."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "guest"
YEAR = 365 * 24 * 3600


class GuestCookies:
    """Puts the guest's id into `scope["guest"]`."""

    def __init__(self, app: ASGIApp, key: str) -> None:
        self.app = app
        self.signer = Signer(key, salt="ludoteka-guest")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        known = self._guest_of(Headers(scope=scope).get("cookie", ""))
        scope["guest"] = known or secrets.token_urlsafe(12)

        async def send_with_cookie(message: Message) -> None:
            if known is None and message["type"] in ("http.response.start", "websocket.accept"):
                MutableHeaders(scope=message).append(
                    "set-cookie", self._cookie(scope["guest"], scope["scheme"])
                )
            await send(message)

        await self.app(scope, receive, send_with_cookie)

    def _guest_of(self, header: str) -> str | None:
        """None for a missing or forged cookie."""
        try:
            cookie = SimpleCookie(header).get(COOKIE)
            return None if cookie is None else self.signer.unsign(cookie.value).decode()
        except (BadSignature, CookieError):
            return None

    def _cookie(self, guest: str, scheme: str) -> str:
        secure = "; Secure" if scheme in ("https", "wss") else ""
        value = self.signer.sign(guest.encode()).decode()
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"
