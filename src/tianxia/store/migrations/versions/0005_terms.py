"""What the players of a table have agreed on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that were set before have the terms that are usual."""
    op.add_column("game", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
