"""The colour that each seat has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Who sat down before has chosen none."""
    op.add_column("seat", sa.Column("colour", sa.String(), nullable=False, server_default=""))
