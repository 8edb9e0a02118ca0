-- When the password was last entered in a session; sensitive changes ask for it again after ten minutes.
ALTER TABLE sessions ADD COLUMN password_confirmed_at timestamptz(3);
-- From when a changed account is paid to; null for the first one, which is not delayed.
ALTER TABLE payout_accounts ADD COLUMN payable_from timestamptz(3);

-- A sensitive change that a mailed link can undo once. `before` is what the link restores.
CREATE TABLE sensitive_changes (
  id serial PRIMARY KEY,
  user_id int NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  subject_id int NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  before jsonb NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  CONSTRAINT sensitive_changes_kind CHECK (kind IN ('password', 'payout_account', 'role'))
);
CREATE UNIQUE INDEX sensitive_changes_token_hash_key ON sensitive_changes (token_hash);
CREATE INDEX sensitive_changes_of_subject ON sensitive_changes (subject_id, kind, id);
CREATE INDEX sensitive_changes_user_id_idx ON sensitive_changes (user_id);
CREATE INDEX sensitive_changes_expires_at_idx ON sensitive_changes (expires_at);
