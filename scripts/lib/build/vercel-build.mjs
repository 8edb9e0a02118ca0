// A build on Vercel. A preview deployment may share the database of production, so it never migrates.
import { contradictionsIn, env, missingVariables } from "../../../lib/core/env.mjs";
import { requireDirectDatabase } from "../command/env-files.mjs";
import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";
import { print, step } from "../command/progress.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { listMissingMigrations, migrate } from "../migrations/migrate.mjs";
import { next } from "./build.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { Environment } from "../command/processes.mjs"
 * @typedef {Parameters<typeof missingVariables>[0]} Settings the parsed configuration
 */

/**
 * @param {ProcessManager} manager
 * @param {Environment} variables
 */
function runNextBuild(manager, variables) {
  const options = { cwd: inRoot(), env: { NEXT_TELEMETRY_DISABLED: "1", ...variables } };
  return manager.run("The build", process.execPath, [next, "build"], options);
}

/**
 * @param {Settings} settings
 * @throws {Failure} naming what is missing, so that the running version of production stays
 */
function requireConfiguration(settings) {
  const problems = contradictionsIn(settings);
  const missing = missingVariables(settings);
  if (missing.length > 0) problems.push(`${missing.join(", ")} must be set`);
  if (problems.length > 0)
    throw new Failure(`The configuration is incomplete: ${problems.join("; ")}.`);
}

/** @param {Settings} settings */
function reportConfiguration(settings) {
  const missing = missingVariables(settings);
  if (missing.length === 0) return;
  print(
    `Configuration  incomplete, so this deployment shows a page that says so: ${missing.join(", ")} not set`,
  );
}

/**
 * Returns the environment of a preview's build. Reports whether its database lacks migrations.
 * @param {Environment} variables
 * @returns {Promise<Environment>}
 */
async function readPreviewDatabase(variables) {
  print("Migrations     skipped: only a production deployment migrates");
  if (!variables.DATABASE_URL) return {};
  try {
    const missing = await listMissingMigrations(requireDirectDatabase(variables));
    if (missing.length === 0) return {};
    print(
      `Database       lacks ${missing.length} migrations, so this deployment shows a page that says so:`,
    );
    for (const name of missing) print(`               ${name}`);
    return { DATABASE_IS_BEHIND: "true" };
  } catch (error) {
    print(`Database       not checked: ${/** @type {Error} */ (error).message}`);
    return {};
  }
}

/**
 * Builds a deployment: production is migrated first, a preview (or any other environment) is not.
 * @param {ProcessManager} manager
 * @param {{ variables?: Environment, settings?: Settings, runBuild?: typeof runNextBuild }} [options] `variables`: of
 *   the platform
 * @throws {Failure} if the configuration of production is incomplete, or the migration or the build fails
 */
export async function vercelBuild(
  manager,
  { variables = process.env, settings = env, runBuild = runNextBuild } = {},
) {
  const isProduction = variables.VERCEL_ENV === "production";
  print(`Deployment     ${variables.VERCEL_ENV || "of an unknown kind"}`);
  if (isProduction) {
    requireConfiguration(settings);
    const database = requireDirectDatabase(variables);
    await step("Migrations", "applying", async () => `${await migrate(database)} applied`);
  } else {
    reportConfiguration(settings);
  }
  const extra = isProduction ? {} : await readPreviewDatabase(variables);
  await step("Prisma client", "generating", () => generateClient(manager));
  await runBuild(manager, { ...variables, ...extra });
}
