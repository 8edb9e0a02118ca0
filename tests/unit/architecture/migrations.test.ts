import { describe, expect, it } from "vitest";

import { findHazards, isRuled } from "../../../scripts/lib/migrations/migration-rules.mjs";
import { filesBelow, readText } from "../../support/files";

describe("migrations", () => {
  it("are compatible with the previous version", () => {
    const files = filesBelow("prisma/migrations").filter((file) => file.endsWith(".sql"));
    const ruled = files.filter((file) => isRuled(file.split("/").at(-2) ?? ""));

    const hazards = ruled.flatMap((file) =>
      findHazards(readText(file)).map((hazard) => `${file} ${hazard}`),
    );

    expect(files.length).toBeGreaterThan(10);
    expect(hazards).toEqual([]);
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
