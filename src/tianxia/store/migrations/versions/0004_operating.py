"""What the operator lets people do, and which game of its campaign a game is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Games begun before have no number: none of them is begun again."""
    op.add_column("identity", sa.Column("role", sa.String(), nullable=False, server_default=""))
    op.add_column("game", sa.Column("campaign_number", sa.Integer(), nullable=True))
    op.create_index("game_of_campaign", "game", ["campaign_id", "campaign_number"], unique=True)
