import { expect } from "vitest";

import { checkInvariants, describeBroken } from "../../scripts/lib/database/invariants.mjs";

/** Fails the test if the database of this test file violates one of tests/invariants.sql. */
export async function expectInvariants() {
  const { broken } = await checkInvariants(process.env["DATABASE_URL"] ?? "");
  expect(describeBroken(broken)).toEqual([]);
}
