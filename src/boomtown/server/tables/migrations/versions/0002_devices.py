"""Tokens become devices that one can see and revoke, and links that expire."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give each token an id, a kind, a label and two times.

    Links of before cannot be told from devices: one that nobody has taken is no link any more, and stands in the
    list of devices until its owner revokes it.
    """
    with op.batch_alter_table("token") as batch:
        batch.add_column(sa.Column("id", sa.String(length=32), nullable=True))
        batch.add_column(sa.Column("kind", sa.String(length=10), nullable=True))
        batch.add_column(sa.Column("label", sa.String(length=60), nullable=True))
        batch.add_column(sa.Column("last_seen_at", sa.BigInteger(), nullable=True))
        batch.add_column(sa.Column("expires_at", sa.BigInteger(), nullable=True))
    token = sa.table(
        "token", *(sa.column(name) for name in ("hash", "id", "kind", "label", "created_at", "last_seen_at"))
    )
    connection = op.get_bind()
    connection.execute(token.update().values(kind="device", label="", last_seen_at=token.c.created_at))
    for (known,) in connection.execute(sa.select(token.c.hash)).all():
        named = token.update().where(token.c.hash == known).values(id=secrets.token_urlsafe(9))
        connection.execute(named)
    with op.batch_alter_table("token") as batch:
        batch.alter_column("id", existing_type=sa.String(length=32), nullable=False)
        batch.alter_column("kind", existing_type=sa.String(length=10), nullable=False)
        batch.alter_column("label", existing_type=sa.String(length=60), nullable=False)
        batch.alter_column("last_seen_at", existing_type=sa.BigInteger(), nullable=False)
        batch.create_unique_constraint(op.f("uq_token_id"), ["id"])
