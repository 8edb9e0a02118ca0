import { afterAll, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { withDeadline } from "@/lib/core/request-context";
import { withTx } from "@/lib/db/client";
import { createPool } from "@/lib/db/pool";
import { createProduct, createUser } from "../support/factories";

const warnings: string[] = [];
process.on("warning", ({ message }) => warnings.push(message));

const pool = createPool({ url: env.DATABASE_URL ?? "", max: 1, connectMs: 1_000 });
afterAll(() => pool.end());

/** Node emits a warning asynchronously, and once per process. */
async function expectNoWarning() {
  await new Promise((wake) => setTimeout(wake, 20));
  expect(warnings).toEqual([]);
}

it("a transaction runs simultaneous Prisma queries sequentially", async () => {
  const seller = await createUser({ role: "seller" });
  const { id } = await createProduct({ seller });

  const row = await withTx((tx) =>
    tx.product.findUniqueOrThrow({
      where: { id },
      relationLoadStrategy: "query",
      include: { seller: true, reviews: true, certificates: true, movements: true },
    }),
  );

  expect([row.seller.id, row.reviews, row.certificates]).toEqual([seller.id, [], []]);
  await expectNoWarning();
});

it("a client runs simultaneous queries sequentially, even after a failed one", async () => {
  const client = await pool.connect();
  const load = (sql: string) => client.query<{ n: number }>(sql).then(({ rows }) => rows[0]?.n);

  const results = await Promise.allSettled([
    load("SELECT 1 AS n, pg_sleep(0.05)"),
    load("SELECT 1 / 0 AS n"),
    load("SELECT 3 AS n"),
    load("SELECT 4 AS n"),
  ]);
  client.release();

  expect(results.map((result) => (result.status === "fulfilled" ? result.value : null))).toEqual([
    1,
    null,
    3,
    4,
  ]);
  await expectNoWarning();
});

it("a query waits for a preceding one only until the deadline", async () => {
  const client = await pool.connect();

  // Longer than the test timeout: only the deadline can end them.
  const results = await withDeadline(200, () =>
    Promise.allSettled([client.query("SELECT pg_sleep(600)"), client.query("SELECT 1")]),
  );
  client.release(true);

  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
