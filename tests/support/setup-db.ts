import { randomUUID } from "node:crypto";

import { afterAll, expect, inject, vi } from "vitest";

import { cloneDatabase, MIGRATED_TEMPLATE } from "../../scripts/lib/tests/test-databases.mjs";

// Runs before each test file: every file has a clone of the template and its own instances of our modules, although one
// process runs many files.
const name = `test_${randomUUID().replaceAll("-", "")}`;
process.env["DATABASE_URL"] = await cloneDatabase(inject("adminUrl"), name, MIGRATED_TEMPLATE);
vi.resetModules();
resetGlobals();

/** Warnings about overlapping statements of a connection. Node emits one once per process. */
const overlapping = collectWarnings(/already executing a query/);

afterAll(async () => {
  const { db } = await import("@/lib/db/client");
  await db.$disconnect();
  expect(overlapping.splice(0)).toEqual([]);
});

/** Removes the pools and contexts that our modules share through the global object. */
function resetGlobals() {
  for (const key of Object.keys(globalThis)) {
    if (key.startsWith("shaafi")) Reflect.deleteProperty(globalThis, key);
  }
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith("shaafi.")) Reflect.deleteProperty(globalThis, key);
  }
}

type Collected = typeof globalThis & { testWarnings?: string[] };

function collectWarnings(pattern: RegExp) {
  const { testWarnings } = globalThis as Collected;
  if (testWarnings) return testWarnings;
  const violations: string[] = [];
  (globalThis as Collected).testWarnings = violations;
  process.on("warning", ({ message }) => pattern.test(message) && violations.push(message));
  return violations;
}
