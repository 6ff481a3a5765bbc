"""Installing: what makes the site an app on a phone or a desk. A manifest, icons, a service worker, an offline page."""

import json

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from tianxia.look.colours import THEMES
from tianxia.web.assets import address, source, version
from tianxia.web.errors import WebError
from tianxia.web.pages.offline import STYLES, offline_page
from tianxia.web.paths import ICONS
from tianxia.web.replies import page_reply
from tianxia.web.requests import caller

SIZES = (192, 512)
"""Of the icons, in pixels; each also with room around it for systems that cut icons to a shape of their own."""
ALWAYS_ASKED = {"cache-control": "no-cache"}
"""What browsers ask for again each time."""


async def manifest(request: Request) -> Response:
    """GET /manifest.webmanifest: the name, the icons and the colours of the app, in the visitor's language."""
    _, visitor = caller(request)
    t, paper = visitor.words, THEMES["dark" if visitor.theme == "dark" else "light"]["paper"]
    icons = [{"src": address("icon.svg"), "type": "image/svg+xml", "sizes": "any"}]
    for size in SIZES:
        drawn = {"type": "image/png", "sizes": f"{size}x{size}"}
        icons += [{"src": f"/icons/{size}.png", **drawn}, {"src": f"/icons/{size}.png", **drawn, "purpose": "maskable"}]
    value = {
        "id": "/", "name": t("page-brand"), "short_name": t("page-brand"), "description": t("app-about"),
        "lang": visitor.language, "start_url": "/", "scope": "/", "display": "standalone", "background_color": paper,
        "theme_color": paper, "categories": ["games"], "icons": icons,
    }  # fmt: skip
    return Response(json.dumps(value, ensure_ascii=False), 200, ALWAYS_ASKED, "application/manifest+json")


async def service_worker(request: Request) -> Response:
    """GET /service-worker.js: at the root, so that it serves every page; it changes with the files it keeps."""
    kept = ["/offline", *(address(name) for name in STYLES)]
    text = source("service.js").replace('"VERSION"', json.dumps(version())).replace('"KEPT"', json.dumps(kept))
    return Response(text, 200, ALWAYS_ASKED, "text/javascript")


async def offline(request: Request) -> Response:
    """GET /offline: what is shown when there is no network."""
    return page_reply(offline_page())


async def icon(request: Request) -> Response:
    """GET /icons/SIZE.png."""
    file = ICONS / f"{request.path_params['size']}.png"
    if not file.is_file():
        raise WebError(404, "no-such-page")
    return FileResponse(file, media_type="image/png", headers={"cache-control": "max-age=86400"})
