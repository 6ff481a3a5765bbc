"""A person's page: when games were finished, ratings, achievements, and who shows theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

UNRATED = sa.text("finished IS NOT NULL AND NOT is_rated")


def upgrade() -> None:
    """Games that are over were finished when something last happened there; all of them are still to be rated."""
    op.add_column("game", sa.Column("finished", sa.Double()))
    op.add_column("game", sa.Column("is_rated", sa.Boolean(), nullable=False, server_default="0"))
    op.execute("UPDATE game SET finished = updated WHERE over")
    op.create_index("game_unrated", "game", ["finished"], sqlite_where=UNRATED, postgresql_where=UNRATED)
    op.create_table(
        "rating",
        sa.Column("identity", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("mean", sa.Double(), nullable=False),
        sa.Column("spread", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )
    op.create_table(
        "achievement",
        sa.Column("identity", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("name", sa.String(), primary_key=True),
        sa.Column("table", sa.String(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "shared_home",
        sa.Column("identity", sa.String(), primary_key=True),
        sa.Column("handle", sa.String(), nullable=False),
        sa.UniqueConstraint("handle"),
    )
