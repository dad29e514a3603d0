"""Migration: seats that are kept for somebody in a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("kept_for", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "kept_for")
