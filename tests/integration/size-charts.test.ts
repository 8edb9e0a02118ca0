import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET } from "@/app/api/products/[id]/size-chart/route";
import { copyValues } from "@/components/products/editor/form-values";
import { db } from "@/lib/db/client";
import { getEditableProduct } from "@/lib/products/queries/editable";
import { productEditSchema, productSchema } from "@/lib/products/schema";
import { createProduct as createThroughService } from "@/lib/products/service/create";
import { updateProduct } from "@/lib/products/service/update";
import { getProductSizeChart, listSizeCharts } from "@/lib/products/size-charts/queries";
import { MAX_SIZE_CHARTS } from "@/lib/products/size-charts/rules";
import { removeSizeChart, saveSizeChart } from "@/lib/products/size-charts/service";
import { signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { FORM } from "../support/product-form";
import { SIZE_CHART } from "../support/size-charts";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const editOf = (id: number, fields: object) =>
  productEditSchema.parse({ ...FORM, ...fields, id: String(id) });

/** A seller with a product that shows their size chart. */
async function createCharted(values: { isActive?: boolean } = {}) {
  const seller = await createUser({ role: "seller" });
  const chart = await saveSizeChart(seller, { chart: SIZE_CHART });
  const { id } = await createProduct({ seller, ...values });
  await updateProduct(
    seller,
    editOf(id, { sizeChartId: chart.id, isActive: values.isActive ?? true }),
  );
  return { seller, chart, id };
}

describe("size charts", () => {
  it("are created, changed, listed and deleted by their seller only", async () => {
    const seller = await createUser({ role: "seller" });
    const stranger = await createUser({ role: "seller" });
    const { id } = await saveSizeChart(seller, { chart: SIZE_CHART });
    const changedChart = { ...SIZE_CHART, unit: "in" as const, rows: [["L", "38"]] };

    await saveSizeChart(seller, { id, chart: changedChart });
    expect(await listSizeCharts(seller)).toEqual([{ id, ...changedChart }]);
    expect(await listSizeCharts(stranger)).toEqual([]);
    await expect(saveSizeChart(stranger, { id, chart: SIZE_CHART })).rejects.toMatchObject({
      kind: "notFound",
      key: "sizeChartNotFound",
    });
    await removeSizeChart(stranger, { id });
    expect(await listSizeCharts(seller)).toHaveLength(1);
    await removeSizeChart(seller, { id });
    await removeSizeChart(seller, { id });
    expect(await listSizeCharts(seller)).toEqual([]);
  });

  it("are refused for buyers and sellers without a confirmed email", async () => {
    const buyer = await createUser({ role: "buyer" });
    const seller = { ...(await createUser({ role: "seller" })), isEmailVerified: false };
    for (const viewer of [buyer, seller]) {
      await expect(saveSizeChart(viewer, { chart: SIZE_CHART })).rejects.toThrow();
    }
  });

  it("are at most 20 per seller, also with simultaneous requests", async () => {
    const seller = await createUser({ role: "seller" });
    const save = () => saveSizeChart(seller, { chart: SIZE_CHART });
    const results = await Promise.allSettled(
      Array.from({ length: MAX_SIZE_CHARTS + 3 }, () => save()),
    );
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(3);
    await expect(save()).rejects.toMatchObject({ kind: "conflict", key: "sizeChartsFull" });
  });
});

describe("the size chart of a product", () => {
  it("applies to an approved product immediately, without a revision", async () => {
    const { seller, chart, id } = await createCharted();
    expect(await getProductSizeChart(null, id)).toEqual(chart);
    const revisions = await db.productRevision.count({ where: { productId: id } });

    const changedChart = { ...SIZE_CHART, rows: [["S", "80-84"]] };
    await saveSizeChart(seller, { id: chart.id, chart: changedChart });
    expect(await getProductSizeChart(null, id)).toMatchObject({ rows: [["S", "80-84"]] });
    await updateProduct(seller, editOf(id, { sizeChartId: null }));
    await expect(getProductSizeChart(null, id)).rejects.toMatchObject({ key: "sizeChartNotFound" });
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(revisions);
  });

  it("is copied with the product, without its SKU", async () => {
    const { seller, chart, id } = await createCharted();
    const original = await getEditableProduct(seller, id);

    expect(original && copyValues(original).details).toMatchObject({
      sizeChartId: String(chart.id),
      sku: "",
    });
  });

  it("is unchanged by an edit that does not name it", async () => {
    const { seller, chart, id } = await createCharted();
    await updateProduct(seller, editOf(id, { stock: 3 }));
    expect((await getEditableProduct(seller, id))?.details.sizeChartId).toBe(chart.id);
  });

  it("can only be one of the seller's own", async () => {
    const { chart } = await createCharted();
    const stranger = await createUser({ role: "seller" });
    const product = await createProduct({ seller: stranger });
    const refusal = { kind: "invalid", key: "sizeChartNotFound" };

    await expect(
      updateProduct(stranger, editOf(product.id, { sizeChartId: chart.id })),
    ).rejects.toMatchObject(refusal);
    await expect(
      createThroughService(stranger, productSchema.parse({ ...FORM, sizeChartId: chart.id })),
    ).rejects.toMatchObject(refusal);
  });

  it("is gone after its deletion", async () => {
    const { seller, chart, id } = await createCharted();
    await removeSizeChart(seller, { id: chart.id });

    expect((await getEditableProduct(seller, id))?.details.sizeChartId).toBeNull();
    await expect(getProductSizeChart(null, id)).rejects.toMatchObject({ kind: "notFound" });
    await expect(
      updateProduct(seller, editOf(id, { sizeChartId: chart.id })),
    ).rejects.toMatchObject({ key: "sizeChartNotFound" });
  });

  it("of a hidden product is visible to its seller and admins only", async () => {
    const { seller, chart, id } = await createCharted({ isActive: false });
    const admin = await createUser({ role: "admin" });
    const stranger = await createUser({ role: "seller" });

    expect(await getProductSizeChart(seller, id)).toEqual(chart);
    expect(await getProductSizeChart(admin, id)).toEqual(chart);
    for (const viewer of [null, stranger]) {
      await expect(getProductSizeChart(viewer, id)).rejects.toMatchObject({
        key: "productNotFound",
      });
    }
  });
});

describe("GET /api/products/{id}/size-chart", () => {
  it("responds to everyone, and with 404 without a chart", async () => {
    const { chart, id } = await createCharted();
    const { id: bare } = await createProduct();
    signOutCaller();
    const getChart = (of: number | string) =>
      GET(new NextRequest("http://localhost:3000/api/called"), {
        params: Promise.resolve({ id: String(of) }),
      });

    expect(await (await getChart(id)).json()).toEqual(chart);
    for (const missing of [bare, "x", 0]) expect((await getChart(missing)).status).toBe(404);
  });
});

describe("the database", () => {
  const insert = (values: { columns?: unknown; rows?: unknown; unit?: string }) => {
    const { columns = ["Size", "Bust"], rows = [["S", "1"]], unit = "cm" } = values;
    return createUser({ role: "seller" }).then(
      ({ id }) => db.$executeRaw`
        INSERT INTO size_charts (seller_id, name, unit, columns, rows) VALUES
          (${id}, 'Dresses', ${unit}, ${JSON.stringify(columns)}::jsonb, ${JSON.stringify(rows)}::jsonb)`,
    );
  };

  it("refuses charts beyond the limits", async () => {
    await expect(insert({})).resolves.toBe(1);
    await expect(insert({ unit: "mm" })).rejects.toThrow(/size_charts_unit/);
    await expect(insert({ columns: ["Size"] })).rejects.toThrow(/size_charts_columns/);
    await expect(insert({ rows: [] })).rejects.toThrow(/size_charts_rows/);
    await expect(insert({ rows: Array(31).fill(["S"]) })).rejects.toThrow(/size_charts_rows/);
  });
});
