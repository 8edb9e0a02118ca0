CREATE TYPE "SignInProvider" AS ENUM ('google', 'apple', 'facebook');

ALTER TABLE users ADD COLUMN has_password BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE provider_identities (
  id SERIAL PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  provider "SignInProvider" NOT NULL,
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  email TEXT CHECK (length(email) <= 200),
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  last_used_at TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX provider_identities_subject ON provider_identities (provider, subject);
CREATE UNIQUE INDEX provider_identities_of_user ON provider_identities (user_id, provider);

CREATE TABLE pending_identities (
  id SERIAL PRIMARY KEY,
  secret_hash TEXT NOT NULL,
  provider "SignInProvider" NOT NULL,
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  email TEXT NOT NULL CHECK (length(email) <= 200),
  is_email_verified BOOLEAN NOT NULL,
  name TEXT CHECK (length(name) <= 200),
  code_hash TEXT,
  code_attempts INTEGER NOT NULL DEFAULT 0 CHECK (code_attempts BETWEEN 0 AND 5),
  used_at TIMESTAMPTZ(3),
  expires_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX pending_identities_secret_hash_key ON pending_identities (secret_hash);
CREATE INDEX pending_identities_expires_at_idx ON pending_identities (expires_at);

ALTER TABLE sensitive_changes DROP CONSTRAINT sensitive_changes_kind;
ALTER TABLE sensitive_changes ADD CONSTRAINT sensitive_changes_kind
  CHECK (kind IN ('password', 'payout_account', 'role', 'two_step', 'passkeys', 'identity')) NOT VALID;
