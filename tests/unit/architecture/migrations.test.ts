import { describe, expect, it } from "vitest";

import {
  BASELINE,
  LAST_REPLACED,
  toPresentMigrations,
} from "../../../scripts/lib/migrations/baseline.mjs";
import { findHazards, isRuled } from "../../../scripts/lib/migrations/migration-rules.mjs";
import replacedMigrations from "../../fixtures/replaced-migrations.json";
import { filesBelow, readText } from "../../support/files";

describe("migrations", () => {
  it("are compatible with the previous version", () => {
    const files = filesBelow("prisma/migrations").filter((file) => file.endsWith(".sql"));
    const ruled = files.filter((file) => isRuled(file.split("/").at(-2) ?? ""));

    const hazards = ruled.flatMap((file) =>
      findHazards(readText(file)).map((hazard) => `${file} ${hazard}`),
    );

    expect(files).toContain(`prisma/migrations/${BASELINE}/migration.sql`);
    expect(ruled).toHaveLength(files.length - 1);
    expect(hazards).toEqual([]);
  });
});

describe("LAST_REPLACED", () => {
  it("is the last of the migrations that the baseline replaces", () => {
    const replaced = Object.entries(replacedMigrations);
    const { name, checksum, count } = LAST_REPLACED;
    expect([replaced.at(-1), replaced.length]).toEqual([[name, checksum], count]);
  });
});

describe("toPresentMigrations", () => {
  const replacedNames = Object.keys(replacedMigrations);
  const isPresent = (name: string) => [BASELINE, "20270202000000_a"].includes(name);

  it.each([
    [[BASELINE], [BASELINE]],
    [replacedNames, [BASELINE]],
    [
      [...replacedNames, BASELINE, "20270202000000_a"],
      [BASELINE, "20270202000000_a"],
    ],
  ])("returns the baseline instead of the migrations that it replaces", (names, expected) => {
    expect(toPresentMigrations(names, isPresent)).toEqual(expected);
  });

  it.each([
    [[BASELINE, "20270303000000_b"], "is newer than this code"],
    [[...replacedNames, BASELINE, "20270303000000_b"], "is newer than this code"],
    [replacedNames.slice(0, 9), "only some of the migrations"],
  ])("refuses migrations that this code lacks", (names, reason) => {
    expect(() => toPresentMigrations(names, isPresent)).toThrow(reason);
  });
});

describe("findHazards", () => {
  it.each([
    ["ALTER TABLE products ADD COLUMN note TEXT;"],
    ["ALTER TABLE products ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;"],
    [
      'CREATE TABLE "tips" (id INTEGER NOT NULL, a TEXT NOT NULL); CREATE INDEX tips_a ON "tips" (a);',
    ],
    ["CREATE UNIQUE INDEX CONCURRENTLY products_note ON products (note);"],
    ["ALTER TABLE products ADD CONSTRAINT a CHECK (stock > 0) NOT VALID;"],
    ["ALTER TABLE products VALIDATE CONSTRAINT a;"],
    [
      "-- drop column\nCREATE FUNCTION f() RETURNS void AS $$ BEGIN DROP TABLE x; END $$ LANGUAGE plpgsql;",
    ],
    ["ALTER TYPE \"Role\" ADD VALUE 'courier';"],
    ["-- contract: release 14 reads unit_cents\nALTER TABLE products DROP COLUMN price;"],
    ["-- quick: forty rows\nCREATE INDEX plans_name ON plans (name);"],
  ])("accepts %j", (sql) => {
    expect(findHazards(sql)).toEqual([]);
  });

  it.each([
    ["ALTER TABLE products ADD COLUMN note TEXT NOT NULL;", "adds a required column"],
    [
      'ALTER TABLE "products" ADD COLUMN a INT NOT NULL DEFAULT 0, ADD COLUMN b INT NOT NULL;',
      "adds a required",
    ],
    ["ALTER TABLE products DROP COLUMN price;", "drops a column"],
    ["DROP TABLE products;", "drops something"],
    ["ALTER TABLE products RENAME COLUMN price TO cents;", "renames"],
    ["ALTER TABLE products ALTER COLUMN price TYPE BIGINT;", "changes a column's type"],
    ["ALTER TABLE products ALTER COLUMN note SET NOT NULL;", "makes a column required"],
    ["CREATE INDEX products_note ON products (note);", "without CONCURRENTLY"],
    ["ALTER TABLE a ADD CONSTRAINT b FOREIGN KEY (c) REFERENCES d (e);", "without NOT VALID"],
    ["ALTER TABLE a ADD CONSTRAINT b UNIQUE (c);", "an index for a constraint"],
    ["CREATE INDEX CONCURRENTLY a ON b (c); SELECT 1;", "only statement"],
    ["-- contract:\nALTER TABLE products DROP COLUMN price;", "drops a column"],
    [
      "-- contract: gone\nALTER TABLE products ADD COLUMN note TEXT NOT NULL;",
      "adds a required column",
    ],
  ])("refuses %j", (sql, hazard) => {
    expect(findHazards(sql).join()).toContain(hazard);
  });
});
