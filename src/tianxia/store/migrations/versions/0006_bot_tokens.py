"""The tokens with which programs play over HTTP."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nobody had a token before."""
    op.create_table(
        "bot_token",
        sa.Column("digest", sa.String(), primary_key=True),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
    )
    op.create_index("bot_token_owner", "bot_token", ["owner"])
