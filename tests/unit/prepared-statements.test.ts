import { describe, expect, it, vi } from "vitest";

/** Loads a separate copy of the module, as Next's bundles do. */
async function loadCopy() {
  vi.resetModules();
  return import("@/lib/db/prepared");
}

describe("statementName", () => {
  it("gives copies of the module one name per statement, since they share connections", async () => {
    const [statement, other] = [await loadCopy(), await loadCopy()];
    const mark = ` ${statement.PREPARED.text}`;

    const first = statement.statementName({ sql: `SELECT 1${mark}` });
    const second = other.statementName({ sql: `SELECT 2${mark}` });

    expect(first).not.toBe(second);
    expect(other.statementName({ sql: `SELECT 1${mark}` })).toBe(first);
  });

  it("gives an unmarked statement no name", async () => {
    expect((await loadCopy()).statementName({ sql: "SELECT 1" })).toBe("");
  });
});
