import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as exportList } from "@/app/api/admin/exports/[list]/route";
import { findProducts, listForExport } from "@/lib/admin/products/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { productSearchSchema } from "@/lib/moderation/schema";
import { reportContent } from "@/lib/moderation/service/reports";
import { updateProduct } from "@/lib/products/service/update";
import { responseText, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { createApprovedProduct, editOf } from "../support/products";
import { createVariantProduct } from "../support/variants";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

let mark = 0;

/** Returns a word that no other test's products contain. */
const newMark = () => `mark${Date.now()}x${mark++}`;

async function idsOf(admin: Viewer, search: Record<string, string>) {
  const { rows } = await findProducts(admin, productSearchSchema.parse(search));
  return rows.map(({ id }) => id);
}

describe("findProducts", () => {
  it("filters by title, status, category and state, newest or oldest first", async () => {
    const admin = await createUser({ role: "admin" });
    const q = newMark();
    const first = await createProduct({ title: `Mesob ${q}`, category: "crafts" });
    const second = await createProduct({
      title: `MESOB ${q.toUpperCase()}`,
      moderationStatus: "pending",
    });
    const third = await createProduct({ title: `Shemma ${q}`, isActive: false });
    const archivedProduct = await createProduct({ title: `Old ${q}`, isActive: false });
    await db.product.update({
      where: { id: archivedProduct.id },
      data: { archivedAt: new Date() },
    });

    expect(await idsOf(admin, { q })).toEqual([third.id, second.id, first.id]);
    expect(await idsOf(admin, { q, sort: "oldest" })).toEqual([first.id, second.id, third.id]);
    expect(await idsOf(admin, { q, status: "pending" })).toEqual([second.id]);
    expect(await idsOf(admin, { q, status: "approved" })).toEqual([third.id, first.id]);
    expect(await idsOf(admin, { q, category: "crafts" })).toEqual([first.id]);
    expect(await idsOf(admin, { q, state: "active" })).toEqual([second.id, first.id]);
    expect(await idsOf(admin, { q, state: "inactive" })).toEqual([third.id]);
    expect(await idsOf(admin, { q, state: "archived" })).toEqual([archivedProduct.id]);
    expect(await idsOf(admin, { q, status: "gone", sort: "x", page: "-1" })).toHaveLength(3);
    expect(await idsOf(admin, { q: `%${q}` })).toEqual([]);
  });

  it("finds a product by a part of its SKU, or of that of one of its variants", async () => {
    const admin = await createUser({ role: "admin" });
    const q = newMark().toUpperCase();
    const fields = {
      options: [{ kind: "size", name: "Size", values: ["S", "M"] }],
      variants: [
        { values: ["S"], price: "20.00", stock: 5, sku: `KT-${q}-S` },
        { values: ["M"], price: "20.00", stock: 5, sku: `KT-${q}-M` },
      ],
    };
    const { id } = await createVariantProduct({ fields });
    const plainProduct = await createProduct();
    await db.product.update({ where: { id: plainProduct.id }, data: { sku: `BT-${q}-1` } });

    expect(await idsOf(admin, { q })).toEqual([plainProduct.id, id]);
    expect(await idsOf(admin, { q: `${q}-m`.toLowerCase() })).toEqual([id]);
    expect(await idsOf(admin, { q: `bt-${q}` })).toEqual([plainProduct.id]);
    await db.productVariant.updateMany({
      where: { productId: id },
      data: { archivedAt: new Date() },
    });
    expect(await idsOf(admin, { q })).toEqual([plainProduct.id]);
  });

  it("returns 25 products per page with the total count", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const q = newMark();
    for (let count = 0; count < 27; count++) await createProduct({ seller, title: `Cup ${q}` });
    const first = await findProducts(admin, productSearchSchema.parse({ q }));
    expect([first.rows.length, first.total, first.pageCount]).toEqual([25, 27, 2]);
    const second = await findProducts(admin, productSearchSchema.parse({ q, page: "2" }));
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(27);
  });

  it("returns pending items of a product and its views", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const q = newMark();
    const id = await createApprovedProduct(seller, { title: `Basket ${q}` });
    const read = async () => (await findProducts(admin, productSearchSchema.parse({ q }))).rows[0];
    expect(await read()).toMatchObject({
      views: 0,
      waiting: { revision: null, certificate: null, report: null },
    });
    await updateProduct(seller, editOf(id, { title: "Another" }));
    await db.certificate.create({
      data: {
        productId: id,
        type: "halal",
        body: "ISA",
        number: "7",
        validUntil: new Date("2039-01-01"),
      },
    });
    await reportContent(await createUser({ role: "buyer" }), {
      kind: "product",
      id,
      text: "Advertising",
    });
    await db.productViewTotal.create({ data: { productId: id, count: 7 } });
    expect(await read()).toMatchObject({
      views: 7,
      seller: { id: seller.id },
      waiting: {
        revision: expect.any(Number),
        certificate: expect.any(Number),
        report: expect.any(Number),
      },
    });
  });

  it.each(["buyer", "seller", null] as const)("refuses the viewer %s", async (role) => {
    const viewer = role && (await createUser({ role }));
    const kind = role ? "forbidden" : "unauthenticated";
    const search = productSearchSchema.parse({});
    await expect(findProducts(viewer, search)).rejects.toMatchObject({ kind });
    await expect(listForExport(viewer, search)).rejects.toMatchObject({ kind });
  });
});

describe("GET /api/admin/exports/products", () => {
  const requestExport = (query = "") => {
    const request = new NextRequest(`http://localhost:3000/api/admin/exports/products${query}`);
    return exportList(request, { params: Promise.resolve({ list: "products" }) });
  };

  it("starts with a byte order mark, which Excel requires for Arabic and Ethiopic", async () => {
    const q = newMark();
    await createProduct({ title: `قهوة / ቡና ${q}` });
    await signedInAs("admin");
    const bytes = Buffer.from(await (await requestExport(`?q=${q}`)).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString("utf8")).toContain(`قهوة / ቡና ${q}`);
  });

  it("exports the filtered products without formulas", async () => {
    const q = newMark();
    const { id } = await createProduct({ title: `=Cup, ${q}`, priceCents: 1999, stock: 3 });
    await createProduct({ title: `Cup ${q}`, moderationStatus: "rejected" });
    await signedInAs("admin");
    const response = await requestExport(`?q=${q}&status=approved`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toMatch(/products-[\d-]+\.csv/);
    const lines = (await response.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("id,title,seller,category,price,stock,status");
    expect(lines[1]).toContain(`${id},`);
    expect(lines[1]).toContain("19.99,3,approved,true,false,0,");
    // A spreadsheet must not evaluate a title as a formula.
    expect(lines[1]).not.toContain(`,=Cup`);
    expect(lines[1]).not.toContain(`"=Cup`);
  });

  it("accepts an admin only", async () => {
    signOutCaller();
    expect((await requestExport()).status).toBe(401);
    for (const role of ["buyer", "seller"] as const) {
      await signedInAs(role);
      expect(await responseText(await requestExport())).toEqual([403, "Access Denied"]);
    }
  });
});
