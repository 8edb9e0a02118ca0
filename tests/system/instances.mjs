// Two shops from one checkout at once, each with a data folder and a port of its own; a third one on a port in use says so.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { removeBuildFolders } from "../../scripts/lib/build/build-folder.mjs";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { tail } from "../../scripts/lib/command/processes.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { temporaryFolder } from "../../scripts/lib/tests/test-cluster.mjs";
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { lineOf } from "./race.mjs";

/** @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs" */

/** Both are installed, seeded and built. */
const START_MS = 30 * 60_000;

const STOP_MS = 20_000;

/**
 * @param {ProcessManager} keeper
 * @param {{ name: string, data?: string, dir: string, port: number, logs: string }} options
 */
function startUp(keeper, { name, data = name, dir, port, logs }) {
  const log = path.join(logs, `${name}.log`);
  const env = {
    ...process.env,
    DATA_DIR: path.join(dir, data),
    PORT: String(port),
    DATABASE_URL: "",
    APP_URL: "",
  };
  const child = keeper.start(process.execPath, [inRoot("scripts", "up.mjs")], {
    cwd: inRoot(),
    env,
    log,
    stopTimeoutMs: STOP_MS,
  });
  return { child, data: path.join(dir, data), log, url: `http://127.0.0.1:${port}` };
}

/** @param {ReturnType<typeof startUp>} shop */
async function awaitReady({ child, url }) {
  for (
    const until = Date.now() + START_MS;
    Date.now() < until && !child.exitStatus;
    await sleep(1_000)
  ) {
    if ((await call(url, { method: "GET", path: "/api/ready" })).status === 200) return true;
  }
  return false;
}

/** @param {{ keeper: ProcessManager, logs: string }} shop */
export async function instances({ keeper, logs }) {
  /** @type {string[]} */
  const problems = [];
  /**
   * @param {boolean} isTrue
   * @param {string} problem
   */
  const expect = (isTrue, problem) => isTrue || problems.push(problem);
  const dir = await temporaryFolder(keeper, os.tmpdir());
  keeper.defer(() => removeBuildFolders(dir));
  const firstPort = await freePort();
  const shops = [firstPort, await freePort()].map((port, index) =>
    startUp(keeper, { name: `shop-${index}`, dir, port, logs }),
  );

  for (const shop of shops) {
    expect(await awaitReady(shop), `a shop did not start: ${tail(shop.log, 5)}`);
    const home = await call(shop.url, { method: "GET", path: "/" });
    expect(home.status === 200, `the home page of a shop is ${home.status}`);
    expect(home.text.includes(new URL(shop.url).port), "a shop names the address of another");
  }
  const secrets = shops.map(({ data }) => fs.readFileSync(path.join(data, "secrets.json"), "utf8"));
  expect(secrets[0] !== secrets[1], "both shops have the same secrets");

  const third = startUp(keeper, { name: "shop-2", dir, port: firstPort, logs });
  const { code } = await third.child.status;
  const text = tail(third.log);
  expect(
    code === 1 && text.includes(`Port ${firstPort} is in use by another shop`),
    `printed: ${text}`,
  );

  const again = startUp(keeper, {
    name: "shop-3",
    data: "shop-0",
    dir,
    port: await freePort(),
    logs,
  });
  expect((await again.child.status).code === 1, "a data folder was used twice");
  expect(tail(again.log).includes("already running here"), `printed: ${tail(again.log)}`);

  for (const { child } of shops) process.kill(child.pid, "SIGTERM");
  const codes = await Promise.all(shops.map(async ({ child }) => (await child.status).code));
  expect(
    codes.every((exitCode) => exitCode === 0),
    `the shops ended with ${codes.join(" and ")}`,
  );
  return { line: lineOf("instances", { shops: 2 }), problems, history: createHistory() };
}
