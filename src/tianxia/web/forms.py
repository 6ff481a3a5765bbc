"""Forms with files, as browsers send them (RFC 7578)."""

import re

MOST_PARTS = 20
_NAME = re.compile(rb'name="([^"]{1,100})"', re.IGNORECASE)
_BOUNDARY = re.compile(r'^multipart/form-data\b.*?;\s*boundary="?([^";,\s]{1,70})"?', re.IGNORECASE)


def form_parts(content_type: str, body: bytes) -> dict[str, bytes]:
    r"""The fields of such a form, by name; none if it is no such form, or has more parts than any of ours.

    >>> body = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--'
    >>> form_parts("multipart/form-data; boundary=x", body)
    {'a': b'1'}
    """
    found = _BOUNDARY.match(content_type)
    if found is None:
        return {}
    parts = (b"\r\n" + body).split(b"\r\n--" + found[1].encode(), MOST_PARTS + 2)
    if len(parts) > MOST_PARTS + 1 or not parts[-1].startswith(b"--"):
        return {}
    fields: dict[str, bytes] = {}
    for part in parts[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        name = _NAME.search(head)
        if name is not None:
            fields.setdefault(name[1].decode("utf-8", "replace"), content)
    return fields
