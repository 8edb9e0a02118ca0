import { describe, expect, it } from "vitest";

import {
  nextTimestamp,
  requireMigrationName,
} from "../../../scripts/lib/migrations/new-migration.mjs";

describe("requireMigrationName", () => {
  it.each(["add_store_phone", "drop_v1", "x"])("accepts %s", (name) => {
    expect(requireMigrationName(name)).toBe(name);
  });

  it.each([undefined, "", "Add_x", "add-x", "add x", "_x", "x_", "a__b", "../x", "1_x"])(
    "refuses %s",
    (name) => {
      expect(() => requireMigrationName(name)).toThrow("snake_case");
    },
  );
});

describe("nextTimestamp", () => {
  const now = new Date("2026-11-26T10:20:30Z");

  it("returns the current time in UTC", () => {
    expect(nextTimestamp([], now)).toBe("20261126102030");
    expect(nextTimestamp(["20261126102029_a", "migration_lock.toml"], now)).toBe("20261126102030");
  });

  it("returns a minute after the newest migration if that is not older", () => {
    expect(nextTimestamp(["20261126102030_a"], now)).toBe("20261126102130");
    expect(nextTimestamp(["20261231235900_b", "20261126000000_a"], now)).toBe("20270101000000");
  });
});
