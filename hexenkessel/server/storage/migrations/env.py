"""The entry point of Alembic: runs the migrations on the connection that it is given."""

from alembic import context

from hexenkessel.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by making a new one
)
with context.begin_transaction():
    context.run_migrations()
