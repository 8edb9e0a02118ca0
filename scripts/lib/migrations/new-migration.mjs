// Creates migrations: like `prisma migrate dev --create-only`, against a throw-away embedded PostgreSQL.
import fs from "node:fs";
import path from "node:path";

import { Failure } from "../command/failure.mjs";
import { inRoot, toolingDir } from "../command/paths.mjs";
import { print, step } from "../command/progress.mjs";
import { prismaCli } from "../database/prisma-client.mjs";
import { startTestCluster, temporaryFolder } from "../tests/test-cluster.mjs";
import { migrate } from "./migrate.mjs";
import { findHazards } from "./migration-rules.mjs";

/** @import { ProcessManager } from "../command/process-manager.mjs" */

const MIGRATIONS = inRoot("prisma", "migrations");
const EMPTY = "-- Write the SQL of this migration here. See docs/migrations.md.\n";
const MINUTE_MS = 60_000;

const ENGINE_HINT =
  "`prisma migrate diff` needs Prisma's schema engine, which Prisma downloads on first use. Without access to the download, set PRISMA_SCHEMA_ENGINE_BINARY to a copy of the engine, or write the SQL by hand with `--empty`.";

/**
 * Returns the name of a migration.
 * @param {string | undefined} name
 * @throws {Failure} if the name is missing or not in snake_case
 */
export function requireMigrationName(name) {
  if (name && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) return name;
  throw new Failure(
    "A migration needs a name in snake_case: `npm run migration -- --name add_store_phone`.",
  );
}

/**
 * Returns a timestamp for a folder name, such as 20261213000100.
 * @param {Date} date
 */
const timestampOf = (date) => date.toISOString().replace(/\D/g, "").slice(0, 14);

/** @param {string} timestamp */
function dateOf(timestamp) {
  const [, ...numbers] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(timestamp) ?? [];
  const [year = 0, month = 1, ...rest] = numbers.map(Number);
  return new Date(Date.UTC(year, month - 1, ...rest));
}

/**
 * Returns the timestamp of the next migration: now, or a minute after the newest one if that is later, because
 * migrations are applied in the order of their names.
 * @param {string[]} folders names of the existing migrations
 * @param {Date} now
 */
export function nextTimestamp(folders, now) {
  const newest = folders
    .filter((folder) => /^\d{14}_/.test(folder))
    .sort()
    .at(-1);
  const timestamp = timestampOf(now);
  if (!newest || newest.slice(0, 14) < timestamp) return timestamp;
  return timestampOf(new Date(dateOf(newest).getTime() + MINUTE_MS));
}

/**
 * Returns the SQL from the existing migrations to the schema; empty if there is no difference.
 * @param {ProcessManager} manager
 */
async function diff(manager) {
  const dir = await temporaryFolder(manager);
  const { url } = await step(
    "Database",
    "starting a temporary PostgreSQL",
    () => startTestCluster(manager, dir),
    () => "started",
  );
  await step("Migrations", "applying", async () => `${await migrate(url)} applied`);
  const output = path.join(dir, "migration.sql");
  const args = ["--from-config-datasource", "--to-schema", inRoot("prisma", "schema.prisma")];
  await step("Difference", "comparing with prisma/schema.prisma", () =>
    manager
      .run(
        "prisma migrate diff",
        process.execPath,
        [prismaCli, "migrate", "diff", ...args, "--script", "--output", output],
        {
          cwd: inRoot(),
          env: { CHECKPOINT_DISABLE: "1", ...process.env, DATABASE_URL: url },
          log: path.join(toolingDir, "logs", "migration.log"),
        },
      )
      .catch((error) => {
        if (!manager.isClosing) error.message += `\n${ENGINE_HINT}`;
        throw error;
      }),
  );
  const sql = fs.readFileSync(output, "utf8");
  return /^\s*-- This is an empty migration/.test(sql) ? "" : sql;
}

/**
 * Writes the next migration and reports which safety rules it breaks.
 * @param {ProcessManager} manager
 * @param {{ name: string | undefined, isEmpty?: boolean | undefined }} options
 */
export async function createMigration(manager, { name: nameFlag, isEmpty = false }) {
  const name = requireMigrationName(nameFlag);
  const sql = isEmpty ? EMPTY : await diff(manager);
  if (!sql) {
    print("The migrations already match prisma/schema.prisma. Nothing was written.");
    return;
  }
  const folder = `${nextTimestamp(fs.readdirSync(MIGRATIONS), new Date())}_${name}`;
  fs.mkdirSync(path.join(MIGRATIONS, folder));
  fs.writeFileSync(path.join(MIGRATIONS, folder, "migration.sql"), sql);
  print(`Written: prisma/migrations/${folder}/migration.sql`);
  const hazards = findHazards(sql);
  if (hazards.length === 0) return;
  print("It is not safe while servers of the previous version run (docs/migrations.md):");
  for (const hazard of hazards) print(`- ${hazard}`);
}
