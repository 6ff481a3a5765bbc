"""Alembic's door: migrations run on the connection the store gives, when a server starts."""

from alembic import context

from tianxia.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
