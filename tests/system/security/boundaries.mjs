// Security boundaries of the shop: cross-site requests, forged headers, ended and broken sessions, endless bodies,
// foreign image sources and open redirects. All are refused, and none stops the shop.
import { createHistory } from "../history.mjs";
import { lineOf } from "../race.mjs";
import { randomOf } from "../random.mjs";
import { openPrincipals } from "./actors.mjs";
import { tryBodies, tryImages, tryRedirects } from "./boundaries-bodies.mjs";
import { tryCookies } from "./boundaries-cookies.mjs";
import { tryCrossSite, tryForged } from "./boundaries-cross-site.mjs";
import { tryOwnSession, trySessions } from "./boundaries-sessions.mjs";

/**
 * @import { Principals } from "./actors.mjs"
 * @import { ScenarioResult, Shop } from "./types.d.ts"
 *
 * @typedef {{ requests: number, problems: string[] }} TrialResult
 *
 * @typedef {{ sample: <T>(list: T[]) => T[] }} TrialOptions `sample`: returns the share of a list that is tested
 */

/** @type {Record<string, (shop: Shop, principals: Principals, options: TrialOptions) => Promise<TrialResult>>} */
const TRIALS = {
  crossSite: tryCrossSite,
  forged: tryForged,
  sessions: trySessions,
  own: tryOwnSession,
  cookies: tryCookies,
  bodies: tryBodies,
  images: tryImages,
  redirects: tryRedirects,
};

/**
 * @param {Shop} shop seeded
 * @param {unknown} _database
 * @param {{ part: number, seed: number }} options `part`: share of the handlers and headers that is tested, from 0 to 1
 * @returns {Promise<ScenarioResult>}
 */
export async function boundaries(shop, _database, { part, seed }) {
  const random = randomOf(seed);
  /** @type {TrialOptions["sample"]} */
  const sample = (list) => random.shuffle(list).slice(0, Math.ceil(list.length * part));
  const principals = await openPrincipals(shop);
  /** @type {Record<string, number>} */
  const figures = {};
  /** @type {string[]} */
  const problems = [];
  for (const [name, run] of Object.entries(TRIALS)) {
    const result = await run(shop, principals, { sample });
    figures[name] = result.requests;
    problems.push(...result.problems);
  }
  // Requests of another site must not end sessions.
  const { rows } = await shop.db.query(
    "SELECT count(*)::int AS ended FROM sessions WHERE id = ANY ($1) AND revoked_at IS NOT NULL",
    [[principals.admin, principals.seller, principals.buyer].map(({ session }) => session)],
  );
  if (rows[0].ended > 0) problems.push(`${rows[0].ended} sessions were ended by another site`);
  const line = lineOf("security", { ...figures, opened: problems.length, seed });
  return { line, problems, history: createHistory() };
}
