"""The web app: the games in a browser."""

from tianxia.kernel.errors import needs

with needs("web"):  # the two that cost next to nothing: a worker process imports this package too
    import msgspec as msgspec
    import starlette as starlette
