CREATE INDEX CONCURRENTLY waiting_list_held_until ON waiting_list_entries (held_until) WHERE held_until IS NOT NULL;
