import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { digestOf, listSequences, listTables } from "../../scripts/lib/database/tables.mjs";
import { BASELINE, LAST_REPLACED } from "../../scripts/lib/migrations/baseline.mjs";
import { listMissingMigrations, migrate } from "../../scripts/lib/migrations/migrate.mjs";
import replacedMigrations from "../fixtures/replaced-migrations.json";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

const url = env.DATABASE_URL ?? "";
const client = new pg.Client({ connectionString: url });

/**
 * Writes the log of a database that has the first `count` of the replaced migrations. The migrations after the baseline
 * stay applied, as their schema does.
 */
async function writeLog(count: number) {
  await client.query("DELETE FROM _prisma_migrations WHERE migration_name = ANY($1)", [
    [BASELINE, ...Object.keys(replacedMigrations)],
  ]);
  for (const [name, checksum] of Object.entries(replacedMigrations).slice(0, count)) {
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [checksum, name],
    );
  }
}

const readLog = async () =>
  (await client.query("SELECT * FROM _prisma_migrations ORDER BY migration_name")).rows;

/** Returns a digest of all rows and the state of the sequences. */
async function readShop() {
  const tables = await listTables(client);
  const digests: Record<string, object> = {};
  for (const { name } of tables) digests[name] = await digestOf(client, name);
  return { tables, digests, sequences: await listSequences(client) };
}

beforeAll(async () => {
  await client.connect();
  const product = await createProduct({ seller: await createUser({ role: "seller" }) });
  await createPaidOrder(await createUser({ role: "buyer" }), product);
});

beforeEach(() => writeLog(LAST_REPLACED.count));

afterAll(() => client.end());

describe("migrate", () => {
  it("marks the baseline as applied in a database that has all replaced migrations, and changes nothing else", async () => {
    const [shop, log] = [await readShop(), await readLog()];
    expect(shop.digests).toMatchObject({
      orders: { rows: 1 },
      products: { rows: 1 },
      ledger_entries: { rows: expect.any(Number) },
    });
    expect(await listMissingMigrations(url)).toEqual([BASELINE]);

    expect(await migrate(url)).toBe(0);

    const [row, ...rest] = (await readLog()).toSorted(
      (first, second) =>
        Number(second.migration_name === BASELINE) - Number(first.migration_name === BASELINE),
    );
    expect(row).toMatchObject({ migration_name: BASELINE, finished_at: expect.any(Date) });
    expect(rest).toEqual(log);
    expect(await readShop()).toEqual(shop);
    expect(await listMissingMigrations(url)).toEqual([]);
  });

  it("does nothing in a second run", async () => {
    await migrate(url);
    const [shop, log] = [await readShop(), await readLog()];

    expect(await migrate(url)).toBe(0);

    expect([await readShop(), await readLog()]).toEqual([shop, log]);
  });

  it.each([1, 57, LAST_REPLACED.count - 1])(
    "refuses a database with %i of the replaced migrations, and says which version to run first",
    async (count) => {
      await writeLog(count);
      const log = await readLog();

      await expect(migrate(url)).rejects.toThrow(
        new RegExp(
          `has ${count} of the ${LAST_REPLACED.count} migrations that ${BASELINE} replaces, the last one ${Object.keys(replacedMigrations)[count - 1]}\\. Run .* of the last version before the baseline`,
        ),
      );

      expect(await readLog()).toEqual(log);
    },
  );

  it("refuses a database that has the last replaced migration but not all of them", async () => {
    await client.query("DELETE FROM _prisma_migrations WHERE migration_name = $1", [
      Object.keys(replacedMigrations)[50],
    ]);

    await expect(migrate(url)).rejects.toThrow(/has 113 of the 114 migrations/);
  });

  it("refuses a database whose last replaced migration had other SQL", async () => {
    await client.query("UPDATE _prisma_migrations SET checksum = 'x' WHERE migration_name = $1", [
      LAST_REPLACED.name,
    ]);
    const log = await readLog();

    await expect(migrate(url)).rejects.toThrow(/was applied with other SQL/);

    expect(await readLog()).toEqual(log);
  });

  it("refuses a database in which a replaced migration failed", async () => {
    await client.query(
      "UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = $1",
      [LAST_REPLACED.name],
    );

    await expect(migrate(url)).rejects.toThrow(/has migrations that failed/);
  });
});
