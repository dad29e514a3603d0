"""Migration: accounts, clocks, motions, standing orders, hot seats, forked games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("login", sa.String(80), nullable=True))
    op.add_column("people", sa.Column("password", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("stamp", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("people", sa.Column("preferences", sa.Text(), nullable=False, server_default="{}"))
    op.create_index("uq_people_login", "people", ["login"], unique=True)
    op.add_column("tables", sa.Column("kind", sa.String(16), nullable=False, server_default="game"))
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("clocks", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("motion", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("origin", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("forks", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("name", sa.String(80), nullable=True))
    op.add_column("seats", sa.Column("orders", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("chat", sa.Column("channel", sa.String(16), nullable=False, server_default="table"))


def downgrade() -> None:
    op.drop_column("chat", "channel")
    op.drop_column("seats", "orders")
    op.drop_column("seats", "name")
    for column in ("forks", "origin", "rematch", "motion", "paused", "clocks", "pace", "kind"):
        op.drop_column("tables", column)
    op.drop_index("uq_people_login", "people")
    for column in ("preferences", "stamp", "password", "login"):
        op.drop_column("people", column)
