"""The first tables: people and their tokens, rooms with chairs, and the log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
    )
    op.create_table(
        "room",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("variants", sa.String(length=2000), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("actors", sa.String(length=40), nullable=False),
        sa.Column("scores", sa.String(length=200), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_room")),
    )
    op.create_index(op.f("ix_room_status"), "room", ["status"], unique=False)
    op.create_table(
        "chair",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chair_person_person")),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name=op.f("fk_chair_room_room")),
        sa.PrimaryKeyConstraint("room", "seat", name=op.f("pk_chair")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_chair_person"), "chair", ["person"], unique=False)
    op.create_table(
        "entry",
        sa.Column("room", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("seq > 0", name=op.f("ck_entry_from_one")),
        sa.ForeignKeyConstraint(["room"], ["room.id"], name=op.f("fk_entry_room_room")),
        sa.PrimaryKeyConstraint("room", "seq", name=op.f("pk_entry")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("is_revoked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_token_person_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_token")),
    )
    op.create_index(op.f("ix_token_person"), "token", ["person"], unique=False)
