"""What the owner of a table may do about others there, by forms; the rights are in session.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from boomtown.server.web.people import Viewer

if TYPE_CHECKING:
    from boomtown.server.web.app import Services


async def mute(desk: Services, request: Request, viewer: Viewer, form: dict[str, str]) -> Response:
    """Let somebody write no more, or again."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    await live.mute(viewer.id or "", form.get("seat", ""), form.get("muted", "on") == "on")
    return desk.go(f"/table/{live.room.id}")


async def remove(desk: Services, request: Request, viewer: Viewer, form: dict[str, str]) -> Response:
    """Send somebody away."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    await live.remove(viewer.id or "", form.get("seat", ""))
    return desk.go(f"/table/{live.room.id}")


async def close(desk: Services, request: Request, viewer: Viewer, form: dict[str, str]) -> Response:
    """Close the table."""
    live = await desk.hub.live_for(request.path_params["room"], viewer.id)
    await live.close(viewer.id or "")
    return desk.go(f"/table/{live.room.id}")
