"""Clocks, and notices of turns: by Web Push and by mail."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Games that go on have no clock; whoever decides there has been waited for since the last entry."""
    op.add_column("game", sa.Column("since", sa.Double(), nullable=False, server_default="0"))
    op.add_column("game", sa.Column("deadline", sa.Double()))
    op.create_index("game_deadline", "game", ["deadline"])
    op.execute("UPDATE game SET since = updated")
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "downtime",
        sa.Column("began", sa.Double(), primary_key=True),
        sa.Column("ended", sa.Double(), nullable=False),
    )
    op.create_table(
        "subscription",
        sa.Column("digest", sa.String(), primary_key=True),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("endpoint", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("login", sa.String(), nullable=False),
    )
    op.create_index("subscription_identity", "subscription", ["identity"])
    op.create_table(
        "mail_address",
        sa.Column("identity", sa.String(), primary_key=True),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("confirmed", sa.Double()),
        sa.Column("mailed", sa.Double(), nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("game", sa.String(), sa.ForeignKey("game.id"), primary_key=True),
        sa.Column("identity", sa.String(), primary_key=True),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
    )
