-- What an admin last read of a product through the API: a decision without a version is compared with it.
CREATE TABLE moderation_reads (
  admin_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  -- Without a foreign key: reading must not wait for the lock of an edit.
  product_id INTEGER NOT NULL,
  version TEXT NOT NULL,
  read_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT moderation_reads_pkey PRIMARY KEY (admin_id, product_id),
  CONSTRAINT moderation_reads_version CHECK (version ~ '^[0-9a-f]{32}$')
);
CREATE INDEX moderation_reads_read_at_idx ON moderation_reads (read_at);
