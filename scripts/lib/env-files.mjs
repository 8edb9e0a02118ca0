import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";

const FILES = [".env.production.local", ".env.local", ".env.production", ".env"];

/** Reads the files that Next reads in production; the first one wins, and the environment before all. */
export function readEnvFiles() {
  for (const file of FILES.map((name) => inRoot(name))) {
    if (fs.existsSync(file)) process.loadEnvFile(file);
  }
}

/** The database that the environment names. @throws {Failure} if it names none */
function requireDatabase() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  throw new Failure("DATABASE_URL must be set: a PostgreSQL 15 or newer. See .env.example.");
}

/** The same past its pooler, for migrations: their lock lives as long as a connection. @throws {Failure} if there is none */
export function requireDirectDatabase() {
  return process.env.DATABASE_DIRECT_URL || requireDatabase();
}
