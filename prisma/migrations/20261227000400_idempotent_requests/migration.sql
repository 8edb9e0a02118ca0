CREATE TABLE idempotent_requests (
  user_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  digest TEXT NOT NULL,
  body JSONB,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT idempotent_requests_pkey PRIMARY KEY (user_id, key),
  CONSTRAINT idempotent_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    ON UPDATE CASCADE
);
CREATE INDEX idempotent_requests_created_at_idx ON idempotent_requests (created_at);
