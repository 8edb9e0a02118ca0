import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { importProducts } from "@/lib/products/service/import";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { onPlan } from "../support/plans";

const HEAD = "Title,Description,Price,Category,Stock,Image URL,Is Active\r\n";
const row = (
  title: string,
  rest = "Washed beans of the last harvest,$18.50,coffee,40,https://p.example/b.webp,yes",
) => `${title},${rest}\r\n`;
const importing = (seller: Viewer, csv: string, isDryRun = false) =>
  importProducts(seller, { csv, isDryRun });

describe("importProducts", () => {
  it("reports each invalid row and rule in a dry run and creates nothing", async () => {
    const seller = await onPlan("premium");
    const csv = `${HEAD}${row("Sidamo")}${row("Guji", "short,-1,Coffee & Tea,4.5,nope,yes")}${row("")}`;
    expect(await importing(seller, csv, true)).toEqual({
      good: 1,
      listed: 0,
      problems: [
        { line: 3, title: "Guji", column: "description", key: "descriptionShort" },
        { line: 3, title: "Guji", column: "price", key: "pricePositive" },
        { line: 3, title: "Guji", column: "imageUrl", key: "imageUrlInvalid" },
        { line: 3, title: "Guji", column: "stock", key: "stockInvalid" },
        { line: 4, title: "", column: "title", key: "productTitleRequired" },
      ],
    });
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("creates nothing while one row is invalid", async () => {
    const seller = await onPlan("premium");
    const outcome = await importing(seller, `${HEAD}${row("Sidamo")}${row("")}`);
    expect(outcome).toMatchObject({ listed: 0, problems: [{ line: 3 }] });
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("creates all rows, including quoted texts and a byte order mark", async () => {
    const seller = await onPlan("premium");
    const quoted =
      '"Yirgacheffe, ""natural"" 1 lb","Dried on beds,\nturned by hand",18.5,Coffee & Tea,0,https://p.example/y.webp,no';
    const outcome = await importing(seller, `\uFEFF${HEAD}${row("Sidamo")}${quoted}\r\n`);
    expect(outcome).toMatchObject({ listed: 2, problems: [] });
    const rows = await db.product.findMany({
      where: { sellerId: seller.id },
      orderBy: { id: "asc" },
    });
    expect(rows).toMatchObject([
      {
        title: "Sidamo",
        priceCents: 1850,
        category: "coffee",
        stock: 40,
        isActive: true,
        moderationStatus: "pending",
      },
      { title: 'Yirgacheffe, "natural" 1 lb', priceCents: 1850, stock: 0, isActive: false },
    ]);
    await expectInvariants();
  });

  it("requires a plan with bulk upload, even for a dry run", async () => {
    const seller = await createUser({ role: "seller" });
    for (const isDryRun of [true, false]) {
      const refused = importing(seller, HEAD + row("Sidamo"), isDryRun);
      await expect(refused).rejects.toMatchObject({ kind: "forbidden", key: "bulkUploadPlan" });
    }
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it.each([
    ["no row", HEAD, "csvUnreadable"],
    ["no table", '"', "csvUnreadable"],
    ["too many rows", HEAD + row("One").repeat(201), "csvTooMany"],
  ])("refuses %s", async (_, csv, key) => {
    await expect(importing(await onPlan("premium"), csv)).rejects.toMatchObject({
      kind: "invalid",
      key,
    });
  });

  it("imports the largest file with its stock and log in a few statements", async () => {
    const seller = await onPlan("premium");
    const csv = HEAD + Array.from({ length: 200 }, (_, n) => row(`Sidamo ${n}`)).join("");
    expect(await importing(seller, csv)).toMatchObject({ good: 200, listed: 200 });
    const products = await db.product.findMany({
      where: { sellerId: seller.id },
      include: { movements: true },
      orderBy: { id: "asc" },
    });
    expect(products.map(({ title }) => title)).toEqual(
      Array.from({ length: 200 }, (_, n) => `Sidamo ${n}`),
    );
    expect(products.every(({ movements }) => movements[0]?.delta === 40)).toBe(true);
    const ids = products.map(({ id }) => id);
    const where = { action: "product.created", subjectType: "product", subjectId: { in: ids } };
    expect(await db.auditEntry.count({ where })).toBe(200);
    await expectInvariants();
  });

  it("limits imports per seller, including dry runs", async () => {
    const seller = await onPlan("premium");
    const limited = { kind: "limited" };
    for (let at = 0; at < 60; at++) await importing(seller, HEAD + row("Sidamo"), true);
    await expect(importing(seller, HEAD + row("Sidamo"), true)).rejects.toMatchObject(limited);
  });

  it.each([
    ["bytes that are not UTF-8", `${HEAD}${row("Caf\uFFFD Buna")}`, "csvEncoding"],
    ["240,000 lines", `a\n${"a\n".repeat(240_000)}`, "csvTooMany"],
  ])("refuses %s before parsing", async (_, csv, key) => {
    await expect(importing(await onPlan("premium"), csv, true)).rejects.toMatchObject({
      kind: "invalid",
      key,
    });
  });

  it("refuses a buyer", async () => {
    await expect(importing(await createUser({ role: "buyer" }), HEAD)).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});
