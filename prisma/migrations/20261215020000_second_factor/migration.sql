-- When a second factor was last verified in a session; admins need it in production.
ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz(3);

-- The secret that an account shares with its authenticator app, encrypted by the application.
CREATE TABLE totp_secrets (
  user_id int PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  sealed text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  confirmed_at timestamptz(3),
  last_step int NOT NULL DEFAULT 0
);

CREATE TABLE recovery_codes (
  id serial PRIMARY KEY,
  user_id int NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  code_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  used_at timestamptz(3)
);
CREATE UNIQUE INDEX recovery_codes_user_id_code_hash_key ON recovery_codes (user_id, code_hash);

CREATE TABLE passkeys (
  id serial PRIMARY KEY,
  user_id int NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL DEFAULT 0,
  transports text[],
  user_handle text NOT NULL,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_used_at timestamptz(3)
);
CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

-- Sealed cookies that were used and are not valid again.
CREATE TABLE used_tokens (
  id text PRIMARY KEY,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX used_tokens_expires_at_idx ON used_tokens (expires_at);

ALTER TABLE sensitive_changes DROP CONSTRAINT sensitive_changes_kind;
ALTER TABLE sensitive_changes ADD CONSTRAINT sensitive_changes_kind
  CHECK (kind IN ('password', 'payout_account', 'role', 'two_step', 'passkeys')) NOT VALID;
