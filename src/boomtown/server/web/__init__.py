"""The web: routes, pages, sockets, the interface for programs."""
