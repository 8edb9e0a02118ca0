// Sign-in through Google, Apple and Facebook against a stand-in: the outcome for each state of the account, the proofs
// that connect an existing one, and answers that a provider would never give.
import { generateKeyPairSync } from "node:crypto";

import { createHistory } from "../history.mjs";
import { lineOf } from "../race.mjs";
import { openServer } from "../servers.mjs";
import { tryConnecting } from "./connecting.mjs";
import { tryForged } from "./forged.mjs";
import { tryProofs } from "./proofs.mjs";
import { openStandIn } from "./stand-in.mjs";
import { tryStates } from "./states.mjs";

/**
 * @import { ScenarioResult, Shop } from "../security/types.d.ts"
 * @import { StandIn } from "./stand-in.mjs"
 *
 * @typedef {object} SignInRun
 * @property {Shop["db"]} db
 * @property {StandIn} standIn
 * @property {string} url of the server
 * @property {Shop["actions"]} actions
 * @property {string[]} problems
 */

/** @param {string} base URL of the stand-in */
function settings(base) {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    GOOGLE_CLIENT_ID: "google-client",
    GOOGLE_CLIENT_SECRET: "google-secret",
    APPLE_CLIENT_ID: "com.example.shop",
    APPLE_TEAM_ID: "TEAM000000",
    APPLE_KEY_ID: "KEY0000000",
    APPLE_PRIVATE_KEY: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    FACEBOOK_CLIENT_ID: "facebook-client",
    FACEBOOK_CLIENT_SECRET: "facebook-secret",
    SIGN_IN_PROVIDER_BASE: base,
  };
}

/**
 * @param {Shop} shop
 * @param {unknown} _database
 * @param {{ seed: number }} options
 * @returns {Promise<ScenarioResult>}
 */
export async function providers(shop, _database, { seed }) {
  const { keeper, db, logs } = shop;
  const standIn = await openStandIn(keeper);
  const env = { ...shop.env, ...settings(standIn.url) };
  const server = await openServer(keeper, { name: "providers", env, logs });
  /** @type {SignInRun} */
  const run = { db, standIn, url: server.url, actions: shop.actions, problems: [] };
  const counts = {
    cells: await tryStates(run),
    proofs: await tryProofs(run),
    forged: await tryForged(run),
    connections: await tryConnecting(run),
  };
  await server.close();
  const { problems } = run;
  const line = lineOf("providers", { ...counts, problems: problems.length, seed });
  return { line, problems, history: createHistory() };
}
