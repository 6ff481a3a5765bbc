"""Where people are signed in, their passkeys, and what is good once: people who last without passwords."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has a login yet: a cookie of an earlier version gets one at its next page."""
    op.create_table(
        "login",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double()),
    )
    op.create_index("login_identity", "login", ["identity"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("host", sa.String(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
    )
    op.create_index("passkey_identity", "passkey", ["identity"])
    op.create_table(
        "ticket",
        sa.Column("digest", sa.String(), primary_key=True),
        sa.Column("purpose", sa.String(), nullable=False),
        sa.Column("identity", sa.String(), nullable=False),
        sa.Column("login", sa.String(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
    )
    no_action = sa.text("kind <> 'act'")
    op.create_index("entry_identity", "entry", ["identity"], sqlite_where=no_action, postgresql_where=no_action)
