import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import type { Mapping } from "@/lib/product-import/rules";
import { checkImport, startImport } from "@/lib/product-import/service";
import { undoImport } from "@/lib/product-import/undo";
import { onPlan } from "../support/plans";

const HEAD = "Item,Notes,Amount,Left,Link,Type";
const MAPPING: Mapping = ["title", "description", "price", "stock", "imageUrl", "category"];
const csvOf = (title: string, head = HEAD) =>
  `${head}\n${title},Washed beans of the last harvest,12.50,3,/illustrations/coffee-bag.svg,coffee\n`;

const check = (seller: Viewer, csv: string) => checkImport(seller, { csv, matches: "update" });
const start = (seller: Viewer, csv: string, mapping?: Mapping) =>
  startImport(seller, {
    csv,
    matches: "update",
    fileName: "list.csv",
    ...(mapping ? { mapping } : {}),
  });
const fieldsOf = ({ columns }: Awaited<ReturnType<typeof check>>) =>
  columns.map(({ field }) => field);

describe("a file with the columns of an earlier import", () => {
  it("starts with the fields that the seller chose then, and is imported with them", async () => {
    const seller = await onPlan("premium");
    expect((await check(seller, csvOf("Sidamo"))).missing).not.toEqual([]);
    await start(seller, csvOf("Sidamo"), MAPPING);

    const report = await check(seller, csvOf("Guji"));
    expect(report).toMatchObject({ hasEarlierMapping: true, missing: [], good: 1 });
    expect(fieldsOf(report)).toEqual(MAPPING);
    expect(await start(seller, csvOf("Guji"))).toMatchObject({ created: 1 });
    expect(fieldsOf(await check(seller, csvOf("Harrar")))).toEqual(MAPPING);
  });

  it("starts with the fields of the latest one, also if those are the ones of the names", async () => {
    const seller = await onPlan("premium");
    const head = "title,description,price,stock,imageUrl,category";
    await start(seller, csvOf("Sidamo", head), ["description", "title", ...MAPPING.slice(2)]);
    await start(seller, csvOf("Guji", head), MAPPING);

    const report = await check(seller, csvOf("Harrar", head));
    expect(report.hasEarlierMapping).toBe(false);
    expect(fieldsOf(report)).toEqual(MAPPING);
  });

  it("does not start with the fields of an import that was undone, of other columns or of another seller", async () => {
    const [seller, other] = await Promise.all([onPlan("premium"), onPlan("premium")]);
    const { id } = await start(seller, csvOf("Sidamo"), MAPPING);

    const reports = await Promise.all([
      check(other, csvOf("Guji")),
      check(seller, csvOf("Guji", HEAD.replace("Left", "Rest"))),
    ]);
    expect(reports.map(({ hasEarlierMapping }) => hasEarlierMapping)).toEqual([false, false]);
    await undoImport(seller, { id });
    expect((await check(seller, csvOf("Guji"))).hasEarlierMapping).toBe(false);
  });
});
