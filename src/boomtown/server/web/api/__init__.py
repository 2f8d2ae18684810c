"""The HTTP interface for programs: list, create, join, view, options, act, stream, record.

Requests and answers are typed JSON; who a program is says the header `Authorization: Bearer TOKEN`. The
description in OpenAPI is made from the same types, at /api/openapi.json.
"""

from boomtown.server.web.api.routes import make_routes as make_routes
from boomtown.server.web.api.routes import refuse as refuse
