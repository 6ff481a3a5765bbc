"""Corrected boxes, and who keeps them under which name."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Every game before was played with the box that is shipped."""
    op.create_table(
        "box",
        sa.Column("digest", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
    )
    op.create_table(
        "own_box",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), sa.ForeignKey("box.digest"), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
    )
    op.create_index("own_box_identity", "own_box", ["identity"])
