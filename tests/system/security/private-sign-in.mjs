// Private columns of tables without seeded rows, each with a statement that inserts a row with its canary.

const NONE = "'{}'::int[]";

/** @import { Private } from "./private-columns.mjs" */

/**
 * @param {"key" | "digest" | "body"} column
 * @returns {Private}
 */
const idempotentRequest = (column) => {
  const values = { key: `'canary of ${column}'`, digest: "'canary'", body: `'{}'` };
  const token = column === "body" ? "jsonb_build_object('result', :token::text)" : ":token";
  const expressions = { ...values, [column]: token };
  const { key, digest, body } = expressions;
  return {
    columns: column,
    owners: NONE,
    added: `INSERT INTO idempotent_requests AS r (user_id, key, digest, body)
      SELECT id, ${key}, ${digest}, ${body}::jsonb FROM users WHERE email = 'buyer@demo.com'`,
  };
};

/**
 * @param {"subject" | "email" | "name"} column
 * @returns {Private}
 */
const pendingIdentity = (column) => {
  const values = { subject: "'canary'", email: "'canary@example.com'", name: "'canary'" };
  const expressions = { ...values, [column]: ":token" };
  const { subject, email, name } = expressions;
  return {
    columns: column,
    owners: NONE,
    added: `INSERT INTO pending_identities AS r
        (secret_hash, provider, subject, email, is_email_verified, name, expires_at)
      VALUES ('canary of ${column}', 'google', ${subject}, ${email}, true, ${name}, now())`,
  };
};

/** @type {Record<string, Private[]>} */
export const PRIVATE_SIGN_IN = {
  idempotent_requests: [
    idempotentRequest("key"),
    idempotentRequest("digest"),
    idempotentRequest("body"),
  ],
  pending_identities: [
    pendingIdentity("subject"),
    pendingIdentity("email"),
    pendingIdentity("name"),
  ],
  provider_identities: [
    {
      columns: "email",
      owners: "ARRAY[r.user_id]",
      added: `INSERT INTO provider_identities AS r (user_id, provider, subject, email)
        SELECT id, 'google', 'canary of an email', :token FROM users WHERE email = 'buyer@demo.com'`,
    },
    {
      columns: "subject",
      owners: NONE,
      added: `INSERT INTO provider_identities AS r (user_id, provider, subject)
        SELECT id, 'apple', :token FROM users WHERE email = 'buyer@demo.com'`,
    },
  ],
};
