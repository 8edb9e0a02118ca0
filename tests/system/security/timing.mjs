// Timing of failed sign-ins: existing accounts against unknown email addresses, in random order. An area of 0.5 under
// the curve means that they cannot be distinguished.
import { randomBytes } from "node:crypto";

import { hash } from "@node-rs/argon2";

import { createHistory, percentile } from "../history.mjs";
import { call } from "../http.mjs";
import { createAccounts } from "../people.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { urlAt } from "../shop.mjs";

/** @import { ScenarioResult, Shop } from "./types.d.ts" */

/** Number of requests that warm up pools, code and the decoy hash. */
const WARM_UP = 10;

/**
 * Returns the probability that a value of the first list exceeds one of the second (the area under the curve).
 * @param {number[]} first
 * @param {number[]} second
 */
function areaOf(first, second) {
  const wins = first.map(
    (value) =>
      second.filter((other) => value > other).length +
      second.filter((other) => value === other).length / 2,
  );
  return wins.reduce((sum, won) => sum + won, 0) / (first.length * second.length);
}

/**
 * Creates buyers with a password.
 * @param {Shop} shop
 * @param {number} count
 * @returns {Promise<string[]>} their email addresses
 */
async function createMembers({ db, secret }, count) {
  const people = await createAccounts(db, { role: "buyer", count, secret });
  const passwordHash = await hash("what nobody will guess", {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
  const { rows } = await db.query(
    "UPDATE users SET password_hash = $1 WHERE id = ANY ($2) RETURNING email",
    [passwordHash, people.map(({ id }) => id)],
  );
  return rows.map(({ email }) => email);
}

/**
 * Fails to sign in.
 * @param {Shop} shop
 * @param {string} email
 */
async function refuse(shop, email) {
  const body = JSON.stringify({ email, password: "a wrong password" });
  const headers = { "content-type": "application/json" };
  const { status, text, ms } = await call(urlAt(shop, 1), { path: "/api/login", body, headers });
  return { status, text, ms };
}

/**
 * @param {Shop} shop
 * @param {unknown} _database
 * @param {{ tries: number, bar: number, seed: number }} options `tries`: attempts of each kind; `bar`: allowed distance
 *   from 0.5
 * @returns {Promise<ScenarioResult>}
 */
export async function timing(shop, _database, { tries, bar, seed }) {
  const random = randomOf(seed);
  const count = tries + WARM_UP;
  const existingEmails = await createMembers(shop, count);
  const plan = existingEmails.flatMap((email) =>
    random.shuffle([
      { isExisting: true, email },
      { isExisting: false, email: `nobody.${randomBytes(6).toString("hex")}@example.com` },
    ]),
  );
  const responses = new Set();
  /** @type {{ existing: number[], unknown: number[] }} */
  const times = { existing: [], unknown: [] };
  for (const [at, { isExisting, email }] of plan.entries()) {
    const { status, text, ms } = await refuse(shop, email);
    responses.add(`${status} ${text}`);
    if (at >= WARM_UP * 2) times[isExisting ? "existing" : "unknown"].push(ms);
  }
  const area = areaOf(times.existing, times.unknown);
  /** @type {string[]} */
  const problems = [];
  if (Math.abs(area - 0.5) > bar) problems.push(`response times reveal accounts: ${area}`);
  if (responses.size !== 1)
    problems.push(`responses reveal accounts: ${[...responses].join(" | ")}`);
  const line = lineOf("timing", {
    tries: `2x${tries}`,
    auc: area.toFixed(3),
    known_p50: `${percentile(times.existing, 0.5).toFixed(1)}ms`,
    unknown_p50: `${percentile(times.unknown, 0.5).toFixed(1)}ms`,
    seed,
  });
  return { line, problems, history: createHistory() };
}
