"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "identity",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("created", sa.Double(), nullable=False),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("name", "language", "theme", "contrast", "motion")),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String()),
        sa.Column("box", sa.String(), nullable=False),
        sa.Column("start", sa.JSON()),
        sa.Column("campaign", sa.JSON()),
        sa.Column("campaign_id", sa.String()),
        sa.Column("owner", sa.String(), nullable=False),
        sa.Column("visibility", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
    )
    op.create_table(
        "seat",
        _game(),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("identity", sa.String()),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("bot", sa.String()),
    )
    op.create_index("seat_identity", "seat", ["identity"])
    op.create_table(
        "entry",
        _game(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("identity", sa.String()),
    )
    op.create_table(
        "snapshot",
        _game(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "review",
        _game(),
        sa.Column("ply", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
    )
    op.create_index("campaign_identity", "campaign", ["identity"])
    op.create_table(
        "secret", sa.Column("name", sa.String(), primary_key=True), sa.Column("value", sa.String(), nullable=False)
    )


def _game() -> "sa.Column[str]":
    return sa.Column("game", sa.String(), sa.ForeignKey("game.id"), primary_key=True)
