// An in-memory Redis: the one of the machine, an installed one, or else a stand-in with the commands that the shop
// uses.
import { setTimeout as sleep } from "node:timers/promises";

import { createClient } from "@redis/client";

import { Failure } from "../../scripts/lib/command/failure.mjs";
import { ensureRedis } from "../../scripts/lib/install/test-programs.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { startRedisStandIn } from "./redis-stand-in.mjs";

/** @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs" */

const START_MS = 10_000;

/**
 * Whether Redis accepts a new connection.
 * @param {string} url
 */
async function isResponding(url) {
  const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false } });
  client.on("error", () => {});
  const isConnected = await client.connect().then(
    () => true,
    () => false,
  );
  if (isConnected) client.destroy();
  return isConnected;
}

/**
 * @param {ProcessManager} keeper
 * @param {{ log: string }} options
 * @returns {Promise<{ port: number, kind: "redis" | "valkey" | "stand-in" }>}
 */
export async function openRedis(keeper, { log }) {
  const program = await ensureRedis(keeper);
  if (!program) return { port: await startRedisStandIn(keeper), kind: "stand-in" };
  const port = await freePort();
  const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no", dir: "/tmp" };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = keeper.start(program, args, { cwd: "/", env: process.env, log });
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(50)) {
    if (child.exitStatus) break;
    const kind = program.includes("valkey") ? "valkey" : "redis";
    if (await isResponding(`redis://127.0.0.1:${port}`)) return { port, kind };
  }
  throw new Failure(`Redis did not start. Its log: ${log}`);
}
