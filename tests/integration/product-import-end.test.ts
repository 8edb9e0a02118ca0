import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { processBatch } from "@/lib/product-import/process-batch";
import { startImport } from "@/lib/product-import/service";
import { stopImport } from "@/lib/product-import/stop";
import { onPlan } from "../support/plans";

const HEAD = "Title,Description,Price,Category,Stock,Image URL\r\n";
const row = (title: string) =>
  `${title},Washed beans of the last harvest,$18.50,coffee,40,/illustrations/coffee-bag.svg\r\n`;
const many = (count: number) =>
  HEAD + Array.from({ length: count }, (_, n) => row(`Sidamo ${n}`)).join("");

const start = (seller: Viewer, csv: string) =>
  startImport(seller, { csv, matches: "update", fileName: "products.csv" });

describe("stopImport", () => {
  it("skips the products that are not imported yet and leaves the others", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, many(250));
    await Promise.all([processBatch(id), stopImport(seller, { id })]);
    const productImport = await stopImport(seller, { id });
    expect(productImport).toMatchObject({ isFinished: true, total: 250, pending: 0 });
    expect(productImport.created + productImport.skipped).toBe(250);
    expect(await processBatch(id)).toBe(0);
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(productImport.created);
    expect(await start(seller, HEAD + row("Guji"))).toMatchObject({ created: 1 });
  });

  it("hides the imports of other sellers", async () => {
    const { id } = await start(await onPlan("premium"), many(101));
    const other = await onPlan("premium");
    await expect(stopImport(other, { id })).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("the email about a finished import", () => {
  const emailOf = (id: number) =>
    db.outboxMessage.findUnique({ where: { dedupeKey: `import:${id}` } });

  it("is queued once for more than 100 rows", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, `${many(101)}${row("")}`);
    expect(await emailOf(id)).toBeNull();
    await processBatch(id);
    await processBatch(id);
    const text = expect.stringContaining("101 of 102 products from products.csv");
    expect(await emailOf(id)).toMatchObject({ payload: { text } });
  });

  it("is not queued for 100 rows", async () => {
    const seller = await onPlan("premium");
    const { id, isFinished } = await start(seller, many(100));
    expect(isFinished).toBe(true);
    expect(await emailOf(id)).toBeNull();
  });
});
