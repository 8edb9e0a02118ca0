import { randomUUID } from "node:crypto";

import pg from "pg";
import { afterAll, inject, vi } from "vitest";

import { databaseAt, TEMPLATE } from "./global-setup";

// Runs before each test file is loaded: every file has a clone of the template and its own instances of our modules,
// although one process runs many files.
const adminUrl = inject("adminUrl");
const name = `test_${randomUUID().replaceAll("-", "")}`;
const admin = new pg.Client({ connectionString: adminUrl });
await admin.connect();
await admin.query(`create database ${name} template ${TEMPLATE}`);
await admin.end();

process.env["DATABASE_URL"] = databaseAt(adminUrl, name);
vi.resetModules();
forgetGlobals();

afterAll(async () => {
  const { db } = await import("@/lib/core/db");
  await db.$disconnect();
});

/** Removes the pools and contexts that our modules share through the global object. */
function forgetGlobals() {
  for (const key of Object.keys(globalThis)) {
    if (key.startsWith("shaafi")) Reflect.deleteProperty(globalThis, key);
  }
}
