// `npm run test:nodes`: runs the quick gate on each supported release of Node.js, from the npm registry. `-- --only 22` runs
// one.
import path from "node:path";

import { Failure } from "./lib/command/failure.mjs";
import { readFlags } from "./lib/command/flags.mjs";
import { inRoot } from "./lib/command/paths.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { fetchNode, NODE_RELEASES } from "./lib/install/node-release.mjs";

/**
 * Returns the releases to run.
 * @param {string | undefined} line
 * @throws {Failure} if there is none of the line
 */
function chooseReleases(line) {
  if (line === undefined) return NODE_RELEASES;
  const releases = NODE_RELEASES.filter((version) => version.startsWith(`${line}.`));
  if (releases.length > 0) return releases;
  throw new Failure(`Releases are ${NODE_RELEASES.join(", ")}.`);
}

/**
 * Runs the gate with a release first on the PATH, for the programs of node_modules/.bin.
 * @param {import("./lib/command/process-manager.mjs").ProcessManager} manager
 * @param {string} version
 */
async function hasPassed(manager, version) {
  const node = await fetchNode(manager, version);
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    // npm passes the program that runs it on; the gate would install packages with that one.
    npm_node_execpath: node,
    NODE: node,
  };
  print(`\nNode.js ${version}`);
  const gate = manager.start(node, [inRoot("scripts", "test.mjs"), "--gate", "quick"], {
    cwd: inRoot(),
    env,
    stopTimeoutMs: 10_000,
  });
  return (await gate.status).code === 0;
}

await runCommand({ name: "npm run test:nodes" }, async (manager) => {
  const { only } = readFlags(process.argv.slice(2), { only: "string" });
  const outcomes = [];
  for (const version of chooseReleases(only)) {
    outcomes.push(`${version} ${(await hasPassed(manager, version)) ? "passed" : "FAILED"}`);
  }
  print(`\nQuick gate on Node.js: ${outcomes.join(", ")}`);
  return outcomes.some((outcome) => outcome.endsWith("FAILED")) ? 1 : 0;
});
