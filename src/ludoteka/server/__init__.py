"""The game room as a server: tables as mailboxes, people and bots on seats, the messages they exchange."""
