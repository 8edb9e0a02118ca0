import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { createProduct, createUser } from "../support/factories";
import { watchTables } from "../system/security/unchanged.mjs";

const pool = new pg.Pool({ connectionString: env.DATABASE_URL });
afterAll(() => pool.end());

it("watchTables returns the tables that were written to, except for counters", async () => {
  const { id } = await createProduct({ seller: await createUser({ role: "seller" }) });
  const changedTables = await watchTables(pool);
  expect(await changedTables()).toEqual([]);
  expect(await changedTables()).toEqual([]);

  await db.product.update({ where: { id }, data: { title: "Another title" } });
  expect(await changedTables()).toEqual(["products"]);

  await db.rateLimit.create({ data: { key: "a", windowAt: new Date(), count: 1 } });
  expect(await changedTables()).toEqual([]);

  await db.product.update({ where: { id }, data: { title: "A third" } });
  await createUser({ role: "buyer" });
  expect(await changedTables()).toEqual(["products", "users"]);
});
