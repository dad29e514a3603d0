"""Migration: when a table that waits for players was last looked at, for its expiry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "looks",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_looks"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_looks_table", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("looks")
