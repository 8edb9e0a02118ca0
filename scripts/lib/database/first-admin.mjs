// Creates the first admin of a shop. All later ones are appointed by admins, under /admin?tab=users.
import pg from "pg";

import { Failure } from "../command/failure.mjs";

const ACCOUNT = `SELECT id, role, is_demo AS "isDemo", email_verified_at IS NOT NULL AS "isVerified",
  disabled_at IS NOT NULL AS "isDisabled" FROM users WHERE lower(email) = lower($1) AND deleted_at IS NULL FOR UPDATE`;

const ADMINS =
  "SELECT count(*)::int AS count FROM users WHERE role = 'admin' AND disabled_at IS NULL AND NOT is_demo";

const AUDIT = `INSERT INTO audit_entries (action, subject_type, subject_id, before, after)
  VALUES ('user.role_changed', 'user', $1, jsonb_build_object('role', 'buyer'), jsonb_build_object('role', 'admin'))`;

/** Id of the advisory lock that allows one first admin at a time. */
const FIRST_ADMIN_LOCK = 7_419_002;

/**
 * @typedef {{ id: number, role: string, isDemo: boolean, isVerified: boolean, isDisabled: boolean }} Account
 */

/**
 * @param {Account | undefined} account
 * @param {string} email
 * @returns {Account}
 * @throws {Failure} with what to do first
 */
function requirePromotable(account, email) {
  if (!account) throw new Failure(`No account has the email ${email}. Register in the shop first.`);
  if (account.isDisabled) throw new Failure("This account is disabled.");
  if (account.isDemo) throw new Failure("A demo account can't become an admin.");
  if (!account.isVerified) {
    throw new Failure("Confirm the email of this account first, with the link that it received.");
  }
  if (account.role !== "buyer") {
    throw new Failure(
      `The account is a ${account.role}. Register a buyer's account for the admin.`,
    );
  }
  return account;
}

/**
 * Gives a buyer's account the role of an admin, ends its sessions and writes an audit entry of the system.
 * @param {string} database URL
 * @param {string} email of the account
 * @throws {Failure} if the shop has an admin, or the account can't become one
 */
export async function createFirstAdmin(database, email) {
  const db = new pg.Client({ connectionString: database });
  await db.connect();
  try {
    await db.query("BEGIN");
    await db.query("SELECT pg_advisory_xact_lock($1)", [FIRST_ADMIN_LOCK]);
    const { rows: counts } = await db.query(ADMINS);
    if (counts[0].count > 0) {
      throw new Failure("The shop has an admin, who makes others under /admin?tab=users.");
    }
    const { rows: accounts } = await db.query(ACCOUNT, [email]);
    const account = requirePromotable(accounts[0], email);
    await db.query("UPDATE users SET role = 'admin' WHERE id = $1", [account.id]);
    await db.query(
      "UPDATE sessions SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL",
      [account.id],
    );
    await db.query(AUDIT, [account.id]);
    await db.query("COMMIT");
  } finally {
    await db.end();
  }
}
