"""What survives a restart: tables and all that was put in, guests, groups. One SQL for SQLite and
PostgreSQL."""
