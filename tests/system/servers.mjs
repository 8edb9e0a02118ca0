// The processes under test: two servers of one build on one database, and the fake Stripe.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Failure } from "../../scripts/lib/command/failure.mjs";
import { inRoot, toolingDir } from "../../scripts/lib/command/paths.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { startServer } from "../../scripts/lib/server/web-server.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { Environment, LaunchedProcess } from "../../scripts/lib/command/processes.mjs"
 * @import { StripeRows } from "./fake-stripe/books.mjs"
 * @import { FaultSettings } from "./fake-stripe/faults.mjs"
 * @import { WebhookSettings } from "./fake-stripe/sender.mjs"
 * @import { StripeCounts } from "./fake-stripe/server.mjs"
 *
 * @typedef {Awaited<ReturnType<typeof openServer>>} Server
 *
 * @typedef {Awaited<ReturnType<typeof openFakeStripe>>} FakeStripe
 */

const START_MS = 15_000;
const STOP_TIMEOUT_MS = 3000;

/**
 * Creates the folder for the logs of a run, and removes those of the previous run.
 * @param {string} name
 */
export function freshLogs(name) {
  const dir = path.join(toolingDir, "logs", name);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.mkdirSync(dir, { recursive: true });
  return dir;
}

/**
 * Starts a server that can be killed and restarted on its port.
 * @param {ProcessManager} keeper
 * @param {{ name: string, env: Environment, logs: string }} options
 */
export async function openServer(keeper, { name, env, logs }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const serverEnv = { ...env, APP_URL: url, NEXTAUTH_URL: url };
  let starts = 0;

  function launch() {
    starts += 1;
    const log = path.join(logs, `${name}-${starts}.log`);
    return startServer(keeper, { port, env: serverEnv, log });
  }

  let child = await launch();

  async function start() {
    child = await launch();
  }

  /**
   * Sends a signal to the process group.
   * @param {NodeJS.Signals} name
   */
  const signal = (name) => process.kill(-child.pid, name);

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

/**
 * Adds two sets of counts, number by number.
 * @template {object} Counts
 * @param {Counts} now
 * @param {Partial<Counts>} before
 * @returns {Counts}
 */
function addUp(now, before) {
  const earlier = new Map(Object.entries(before));
  const sums = Object.entries(now).map(([name, value]) => {
    if (typeof value === "object") return [name, addUp(value, earlier.get(name) ?? {})];
    return [name, typeof value === "number" ? value + (earlier.get(name) ?? 0) : value];
  });
  return /** @type {Counts} */ (Object.fromEntries(sums));
}

/**
 * Starts the fake Stripe. Its rows survive the process.
 * @param {ProcessManager} keeper
 * @param {{ dir: string, logs: string, secret: string, seed: number }} options
 */
export async function openFakeStripe(keeper, { dir, logs, secret, seed }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = inRoot("tests", "system", "fake-stripe", "server.mjs");
  const args = [program, String(port), path.join(dir, "stripe.jsonl"), secret, String(seed)];
  /** @type {Partial<WebhookSettings>} */
  let settings = {};
  let starts = 0;
  /**
   * Counts of earlier processes.
   * @type {Partial<StripeCounts>}
   */
  let earlier = {};

  /**
   * @template [Result=unknown]
   * @param {"GET" | "POST"} method
   * @param {string} name
   * @param {object} [body]
   * @returns {Promise<Result>}
   */
  async function control(method, name, body) {
    const response = await fetch(`${url}/control/${name}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok)
      throw new Failure(`The fake Stripe responds with ${response.status} to ${name}.`);
    return response.json();
  }

  function launch() {
    starts += 1;
    const log = path.join(logs, `stripe-${starts}.log`);
    return keeper.start(process.execPath, args, { cwd: inRoot(), env: process.env, log });
  }

  /** @param {LaunchedProcess} child */
  async function awaitStart(child) {
    for (const until = Date.now() + START_MS; ; await sleep(50)) {
      const isUp = await control("GET", "counts").catch(() => null);
      if (isUp) return;
      if (child.exitStatus || Date.now() > until)
        throw new Failure(`The fake Stripe did not start: ${child.log}`);
    }
  }

  const fake = {
    url,
    port,
    /** @returns {Promise<StripeRows>} */
    readBooks: () => control("GET", "books"),
    /** @returns {Promise<StripeCounts>} */
    readCounts: async () =>
      addUp(/** @type {StripeCounts} */ (await control("GET", "counts")), earlier),
    /** @param {FaultSettings} faults */
    setFaults: (faults) => control("POST", "faults", faults),
    /** @param {Partial<WebhookSettings>} webhooks */
    setWebhooks(webhooks) {
      settings = webhooks;
      return control("POST", "webhooks", webhooks);
    },
    /** Kills and restarts the process, which then resumes undelivered events. */
    async restart() {
      earlier = await fake.readCounts();
      process.kill(child.pid, "SIGKILL");
      await child.status;
      child = launch();
      await awaitStart(child);
      await control("POST", "webhooks", settings);
      await control("POST", "resume", {});
    },
  };
  let child = launch();
  await awaitStart(child);
  return fake;
}
