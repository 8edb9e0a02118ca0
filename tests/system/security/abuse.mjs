// Abuse of limits and trust: runs each attack against the servers.
import { createHistory } from "../history.mjs";
import { lineOf } from "../race.mjs";
import {
  crowdVariant,
  guessCodes,
  hideByReports,
  holdShop,
  holdStock,
  lockOwner,
  reserveSeats,
} from "./abuse-limits.mjs";
import {
  approveUnread,
  imitateNames,
  importForever,
  nestReply,
  poisonLanguage,
  redirectPayouts,
  rewriteHidden,
} from "./abuse-trust.mjs";

/** @import { ScenarioResult, Shop } from "./types.d.ts" */

const ATTACKS = {
  holdStock,
  holdShop,
  crowdVariant,
  reserveSeats,
  guessCodes,
  lockOwner,
  hideByReports,
  imitateNames,
  approveUnread,
  redirectPayouts,
  rewriteHidden,
  poisonLanguage,
  nestReply,
  importForever,
};

/**
 * @param {Shop} shop
 * @param {unknown} _database
 * @param {{ rounds: number, seed: number }} options `rounds`: repetitions of each attack
 * @returns {Promise<ScenarioResult>}
 */
export async function abuse(shop, _database, { rounds, seed }) {
  /** @type {string[]} */
  const problems = [];
  let attempts = 0;
  let succeeded = 0;
  for (const [name, attack] of Object.entries(ATTACKS)) {
    for (let round = 0; round < rounds; round += 1) {
      const { tries, successes } = await attack(shop);
      attempts += tries;
      succeeded += successes;
      if (successes > 0) problems.push(`${name}: ${successes} of ${tries} succeeded`);
    }
  }
  const line = lineOf("abuse", { attempts, successes: succeeded, seed });
  return { line, problems, history: createHistory() };
}
