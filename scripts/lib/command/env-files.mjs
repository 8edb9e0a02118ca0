import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";

const FILES = [".env.production.local", ".env.local", ".env.production", ".env"];

/** Reads the env files that Next reads in production. The first one takes precedence, and the environment over all. */
export function readEnvFiles() {
  for (const file of FILES.map((name) => inRoot(name))) {
    if (fs.existsSync(file)) process.loadEnvFile(file);
  }
}

/**
 * Returns DATABASE_URL.
 * @param {import("./processes.mjs").Environment} variables
 * @throws {Failure} if it is not set
 */
function requireDatabase({ DATABASE_URL }) {
  if (DATABASE_URL) return DATABASE_URL;
  throw new Failure("DATABASE_URL must be set: a PostgreSQL 15 or newer. See .env.example.");
}

/**
 * Returns the URL of a direct connection, for migrations: their lock lasts as long as a session.
 * @param {import("./processes.mjs").Environment} [variables]
 * @throws {Failure} if there is none
 */
export function requireDirectDatabase(variables = process.env) {
  return variables.DATABASE_DIRECT_URL || requireDatabase(variables);
}
