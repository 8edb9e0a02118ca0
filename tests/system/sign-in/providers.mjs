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

function settings(base) {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    GOOGLE_CLIENT_ID: "google-client",
    GOOGLE_CLIENT_SECRET: "google-secret",
    APPLE_CLIENT_ID: "com.example.shop",
    APPLE_TEAM_ID: "TEAM000000",
    APPLE_KEY_ID: "KEY0000000",
    APPLE_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }),
    FACEBOOK_CLIENT_ID: "facebook-client",
    FACEBOOK_CLIENT_SECRET: "facebook-secret",
    SIGN_IN_PROVIDER_BASE: base,
  };
}

/**
 * @param {Awaited<ReturnType<typeof import("../shop.mjs").openSystemShop>>} shop
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function providers(shop, _database, { seed }) {
  const { keeper, db, logs } = shop;
  const standIn = await openStandIn(keeper);
  const env = { ...shop.env, ...settings(standIn.url) };
  const server = await openServer(keeper, { name: "providers", env, logs });
  const problems = [];
  const run = { db, standIn, url: server.url, actions: shop.actions, problems };
  const counts = {
    cells: await tryStates(run),
    proofs: await tryProofs(run),
    forged: await tryForged(run),
    connections: await tryConnecting(run),
  };
  await server.close();
  const line = lineOf("providers", { ...counts, problems: problems.length, seed });
  return { line, problems, history: createHistory() };
}
