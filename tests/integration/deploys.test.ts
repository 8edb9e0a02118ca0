import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

import { migrate } from "../../scripts/lib/migrations/migrate.mjs";
import { findHazards } from "../../scripts/lib/migrations/migration-rules.mjs";
import { databaseAt } from "../../scripts/lib/tests/test-databases.mjs";

// A price in dollars becomes one in cents as in docs/migrations.md, while servers of both versions sell.

const name = `deploy_${randomUUID().replaceAll("-", "")}`;
const url = databaseAt(inject("adminUrl"), name);
const dir = fs.mkdtempSync(path.join(os.tmpdir(), "shaafi-migrations-"));
const pool = new pg.Pool({ connectionString: url, max: 4 });

const FIRST = "CREATE TABLE goods (id SERIAL PRIMARY KEY, price NUMERIC(8,2) NOT NULL);";

/** Syncs both columns, whichever a server writes. */
const EXPAND = `
ALTER TABLE goods ADD COLUMN cents INTEGER, ALTER COLUMN price DROP NOT NULL;
CREATE FUNCTION goods_both() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'INSERT' OR NEW.price IS DISTINCT FROM OLD.price THEN
    NEW.cents := coalesce(NEW.price * 100, NEW.cents);
  END IF;
  NEW.price := NEW.cents / 100.0;
  RETURN NEW;
END $$;
CREATE TRIGGER goods_both BEFORE INSERT OR UPDATE ON goods FOR EACH ROW EXECUTE FUNCTION goods_both();`;

const INDEX = "CREATE INDEX CONCURRENTLY goods_cents ON goods (cents);";

const CONTRACT = `-- contract: since the release that reads cents alone
DROP TRIGGER goods_both ON goods;
DROP FUNCTION goods_both();
ALTER TABLE goods DROP COLUMN price;`;

function add(number: number, sql: string) {
  const folder = path.join(dir, `2999010100000${number}_step`);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, "migration.sql"), sql);
  return migrate(url, dir);
}

const OLD = {
  write: "INSERT INTO goods (price) VALUES (12.50)",
  read: "SELECT price FROM goods ORDER BY id DESC LIMIT 1",
};
const NEW = {
  write: "INSERT INTO goods (cents) VALUES (1250)",
  read: "SELECT cents FROM goods ORDER BY id DESC LIMIT 1",
};

/** Runs one version's queries until stopped; counts rounds and failures. */
function serve({ write, read }: typeof OLD) {
  const progress = { done: 0, failures: [] as string[] };
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      try {
        await pool.query(write);
        await pool.query(read);
        progress.done += 1;
      } catch (error) {
        progress.failures.push((error as Error).message);
      }
      await sleep(1);
    }
  })();
  return {
    /** Resolves after `times` further rounds, or rejects on a failure. */
    async goRound(times: number) {
      const goal = progress.done + times;
      while (progress.done < goal && progress.failures.length === 0) await sleep(1);
    },
    async stop() {
      isOver = true;
      await running;
      return progress;
    },
  };
}

beforeAll(async () => {
  const admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
});

afterAll(async () => {
  await pool.end();
  fs.rmSync(dir, { recursive: true });
});

describe("a change of the schema in steps", () => {
  it("lets servers of the previous and the next version work at every step", async () => {
    expect([EXPAND, INDEX, CONTRACT].flatMap(findHazards)).toEqual([]);
    await add(1, FIRST);

    const old = serve(OLD);
    await old.goRound(6);
    await add(2, EXPAND);
    await add(3, INDEX);
    const next = serve(NEW);
    await Promise.all([old.goRound(6), next.goRound(6)]);
    await pool.query("UPDATE goods SET cents = price * 100 WHERE cents IS NULL");
    const before = await old.stop();
    await add(4, CONTRACT);
    await next.goRound(6);
    const after = await next.stop();

    expect([...before.failures, ...after.failures]).toEqual([]);
    const { rows } = await pool.query("SELECT DISTINCT cents FROM goods");
    expect(rows).toEqual([{ cents: 1250 }]);
  });

  it("breaks running servers when it is done in one step", async () => {
    const atOnce = "ALTER TABLE goods RENAME COLUMN cents TO amount;";

    expect(findHazards(atOnce)).toHaveLength(1);
    const server = serve(NEW);
    await add(5, atOnce);
    await server.goRound(Number.POSITIVE_INFINITY);
    expect((await server.stop()).failures.length).toBeGreaterThan(0);
  });
});
