// Accounts in every state in which a provider's sign-in can meet them.
import { randomUUID } from "node:crypto";

import { hash } from "@node-rs/argon2";

/**
 * @import { Pool } from "pg"
 *
 * @typedef {"google" | "apple" | "facebook"} Provider
 * @typedef {"none" | "linked" | "disabled" | "unverified" | "verified" | "demo"} AccountState
 *
 * @typedef {{ sub: string, email: string, email_verified: boolean, name: string }} Claims of a user at a provider
 *
 * @typedef {{ id: number | null, email: string, claims: Claims }} Person
 */

export const PASSWORD = "a password of the system tests' own";

/**
 * States of the account that has the address of a provider's user.
 * @type {AccountState[]}
 */
export const STATES = ["none", "linked", "disabled", "unverified", "verified", "demo"];

const LINKED_STATES = ["linked", "disabled"];

/**
 * Creates the account of a state, and the user at the provider with the same address.
 * @param {Pool} db
 * @param {Provider} provider
 * @param {AccountState} state
 * @returns {Promise<Person>}
 */
export async function createPerson(db, provider, state) {
  const tag = randomUUID().slice(0, 8);
  const email = `${state}.${tag}@example.com`;
  const claims = { sub: `${provider}-${tag}`, email, email_verified: true, name: `Hodan ${tag}` };
  if (state === "none") return { id: null, email, claims };
  const { rows } = await db.query(
    `INSERT INTO users (username, email, password_hash, role, email_verified_at, disabled_at, is_demo)
     VALUES ($1, $2, $3, 'buyer', CASE WHEN $4 <> 'unverified' THEN now() END,
       CASE WHEN $4 = 'disabled' THEN now() END, $4 = 'demo') RETURNING id`,
    [`Person ${tag}`, email, await hash(PASSWORD), state],
  );
  const [{ id }] = rows;
  if (LINKED_STATES.includes(state)) {
    await db.query(
      "INSERT INTO provider_identities (user_id, provider, subject, email) VALUES ($1, $2, $3, $4)",
      [id, provider, claims.sub, email],
    );
  }
  return { id, email, claims };
}
