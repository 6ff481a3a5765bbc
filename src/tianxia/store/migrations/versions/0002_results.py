"""The result of a finished game, so that lists can show it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the result; what was finished before gets its own when a server has read it again."""
    op.add_column("game", sa.Column("result", sa.JSON()))
