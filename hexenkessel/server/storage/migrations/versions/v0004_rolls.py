"""Migration: the dice as they fell, so that a game can be compared when its rules have changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("opening", sa.Text(), nullable=True))
    op.add_column("actions", sa.Column("rolls", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("actions", "rolls")
    op.drop_column("tables", "opening")
