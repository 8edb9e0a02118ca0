// The processes under test: two servers of one build on one database, and the fake Stripe.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Failure } from "../../scripts/lib/command/failure.mjs";
import { inRoot, toolingDir } from "../../scripts/lib/command/paths.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { startServer } from "../../scripts/lib/server/web-server.mjs";

const START_MS = 15_000;
const STOP_TIMEOUT_MS = 3000;

/** Creates the folder for the logs of a run, and removes those of the previous run. */
export function freshLogs(name) {
  const dir = path.join(toolingDir, "logs", name);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/**
 * Starts a server that can be killed and restarted on its port.
 * @param {{ name: string, env: object, logs: string }} options
 */
export async function openServer(keeper, { name, env, logs }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { ...env, APP_URL: url, NEXTAUTH_URL: url };
  let child = null;
  let starts = 0;

  async function start() {
    starts += 1;
    const log = path.join(logs, `${name}-${starts}.log`);
    child = await startServer(keeper, { port, env: own, log });
  }

  /** Sends a signal to the process group. */
  const signal = (name) => process.kill(-child.pid, name);

  await start();
  return {
    name,
    url,
    port,
    start,
    signal,
    /** Kills the server immediately. */
    async kill() {
      signal("SIGKILL");
      await child.status;
    },
    /** Stops the server gracefully, and kills it after a timeout as a supervisor does. */
    async close() {
      signal("SIGTERM");
      const end = await Promise.race([child.status, sleep(STOP_TIMEOUT_MS, null)]);
      if (!end) signal("SIGKILL");
      await child.status;
    },
  };
}

/** Adds two sets of counts, number by number. */
function addUp(now, before) {
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => {
      if (typeof value === "object") return [name, addUp(value, before[name] ?? {})];
      return [name, typeof value === "number" ? value + (before[name] ?? 0) : value];
    }),
  );
}

/**
 * Starts the fake Stripe. Its rows survive the process.
 * @param {{ dir: string, logs: string, secret: string, seed: number }} options
 */
export async function openFakeStripe(keeper, { dir, logs, secret, seed }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = inRoot("tests", "system", "fake-stripe", "server.mjs");
  const args = [program, String(port), path.join(dir, "stripe.jsonl"), secret, String(seed)];
  let settings = {};
  let child = null;
  let starts = 0;
  /** Counts of earlier processes. */
  let earlier = {};

  async function control(method, what, body) {
    const response = await fetch(`${url}/control/${what}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok)
      throw new Failure(`The fake Stripe responds with ${response.status} to ${what}.`);
    return response.json();
  }

  async function start() {
    starts += 1;
    const log = path.join(logs, `stripe-${starts}.log`);
    child = keeper.start(process.execPath, args, { cwd: inRoot(), env: process.env, log });
    for (const until = Date.now() + START_MS; ; await sleep(50)) {
      const isUp = await control("GET", "counts").catch(() => null);
      if (isUp) return;
      if (child.exitStatus || Date.now() > until)
        throw new Failure(`The fake Stripe did not start: ${log}`);
    }
  }

  const fake = {
    url,
    port,
    readBooks: () => control("GET", "books"),
    readCounts: async () => addUp(await control("GET", "counts"), earlier),
    setFaults: (faults) => control("POST", "faults", faults),
    setWebhooks(wanted) {
      settings = wanted;
      return control("POST", "webhooks", wanted);
    },
    /** Kills and restarts the process, which then resumes undelivered events. */
    async restart() {
      earlier = await fake.readCounts();
      process.kill(child.pid, "SIGKILL");
      await child.status;
      await start();
      await control("POST", "webhooks", settings);
      await control("POST", "resume", {});
    },
  };
  await start();
  return fake;
}
