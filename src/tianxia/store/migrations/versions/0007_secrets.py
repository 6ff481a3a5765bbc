"""The secret of a game that is dealt when everybody is there."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the secret; whatever was dealt before has a seed instead."""
    op.add_column("game", sa.Column("secret", sa.String()))
