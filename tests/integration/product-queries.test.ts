import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { invalidations } from "@/lib/cache/invalidations.mjs";
import { productTag } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { productSelect } from "@/lib/products/dto";
import { parseShopFilter, productListSchema } from "@/lib/products/filters/schema";
import { getProduct, getProductFor } from "@/lib/products/queries/products";
import { readRows } from "@/lib/products/queries/rows";
import { getRating, listReviews } from "@/lib/reviews/queries";
import { listFeatured } from "@/lib/shop/queries/featured";
import { listProducts } from "@/lib/shop/queries/list";
import { getShopPage } from "@/lib/shop/queries/page";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";

afterEach(expectInvariants);

const list = (viewer: Parameters<typeof listProducts>[0], query: Record<string, string> = {}) =>
  listProducts(viewer, productListSchema.parse(query));

const DAY = 24 * 60 * 60 * 1000;

async function certify(
  productId: number,
  days: number,
  status: "approved" | "pending" = "approved",
) {
  const validUntil = new Date(Date.now() + days * DAY);
  const decidedAt = status === "approved" ? new Date() : null;
  await db.certificate.create({
    data: { productId, type: "halal", body: "Body", number: "1", validUntil, status, decidedAt },
  });
}

describe("listProducts", () => {
  it("returns approved, active, unarchived products to an anonymous visitor, newest first", async () => {
    const seller = await createUser({ role: "seller" });
    const [older, newer] = [await createProduct({ seller }), await createProduct({ seller })];
    await createProduct({ seller, isActive: false });
    await createProduct({ seller, moderationStatus: "pending" });

    const { rows, total } = await list(null, { sellerId: String(seller.id) });

    expect(rows.map((row) => row.id)).toEqual([newer.id, older.id]);
    expect(total).toBe(2);
  });

  it("returns all own products to a seller but no hidden products of other sellers", async () => {
    const [seller, other] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "seller" }),
    ]);
    const hidden = await createProduct({ seller, isActive: false });

    const ownList = await list(seller, { sellerId: String(seller.id) });
    const foreign = await list(other, { sellerId: String(seller.id), isActive: "false" });

    expect(ownList.rows.map((row) => row.id)).toEqual([hidden.id]);
    expect(foreign.rows).toEqual([]);
  });

  it("returns prices as decimal strings and the total count", async () => {
    const seller = await createUser({ role: "seller" });
    for (const priceCents of [999, 100_000, 5]) await createProduct({ seller, priceCents });

    const page = await list(null, { sellerId: String(seller.id), sort: "price-asc", limit: "2" });

    expect(page.rows.map((row) => row.price)).toEqual(["0.05", "9.99"]);
    expect(page.total).toBe(3);
  });

  it("finds products with all search words, regardless of case and accents", async () => {
    const seller = await createUser({ role: "seller" });
    const coffee = await createProduct({ seller, title: "Café Yirgacheffe" });
    await createProduct({ seller, title: "Yirgacheffe mug" });

    const { rows } = await list(null, { sellerId: String(seller.id), search: "cafe yirga" });

    expect(rows.map((row) => row.id)).toEqual([coffee.id]);
  });

  it("treats operators of the search language as plain text", async () => {
    const seller = await createUser({ role: "seller" });
    await createProduct({ seller, title: "Honey" });

    for (const search of ["%", "_", "\\", "' OR 1=1 --"]) {
      expect((await list(null, { sellerId: String(seller.id), search })).rows).toEqual([]);
    }
  });

  it("returns nothing for an empty list of ids", async () => {
    await createProduct();

    expect((await list(null, { ids: "" })).rows).toEqual([]);
  });
});

describe("listFeatured", () => {
  it("lists the four newest products on sale, newest first", async () => {
    const seller = await createUser({ role: "seller" });
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push((await createProduct({ seller })).id);
    await createProduct({ seller, isActive: false });

    const products = await listFeatured("en");

    expect(products.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
  });
});

describe("the badge of a certificate", () => {
  it("is shown only while an approved certificate is valid", async () => {
    const [valid, expired, waiting] = await Promise.all([
      createProduct(),
      createProduct(),
      createProduct(),
    ]);
    await certify(valid.id, 1);
    await certify(expired.id, -2);
    await certify(waiting.id, 30, "pending");

    const flags = await Promise.all(
      [valid, expired, waiting].map(
        async ({ id }) => (await getProduct(id, "en"))?.isHalalCertified,
      ),
    );

    expect(flags).toEqual([true, false, false]);
    const ids = [valid, expired, waiting].map(({ id }) => id).join(",");
    const certifiedList = await list(null, { ids, isHalalCertified: "true" });
    expect(certifiedList.rows.map((row) => row.id)).toEqual([valid.id]);
  });
});

describe("getProductFor", () => {
  it("returns a hidden product to its seller and admins only", async () => {
    const [seller, buyer, admin] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
      createUser({ role: "admin" }),
    ]);
    const { id } = await createProduct({ seller, moderationStatus: "pending" });

    await expect(getProductFor(null, id)).rejects.toMatchObject({ kind: "notFound" });
    await expect(getProductFor(buyer, id)).rejects.toMatchObject({ kind: "notFound" });
    expect(await getProductFor(seller, id)).toMatchObject({ id });
    expect(await getProductFor(admin, id)).toMatchObject({ id });
    await expect(listReviews(id)).rejects.toMatchObject({ kind: "notFound" });
  });

  it("reads a product once for anonymous visitors, until it changes", async () => {
    invalidations.trust(() => true);
    onTestFinished(() => invalidations.trust(() => false));
    const { id } = await createProduct({ stock: 4 });
    const first = await getProductFor(null, id);

    await db.product.update({ where: { id }, data: { isActive: false } });
    expect(await getProductFor(null, id)).toBe(first);
    invalidations.change([productTag(id)]);

    await expect(getProductFor(null, id)).rejects.toMatchObject({ kind: "notFound" });
    await db.product.update({ where: { id }, data: { isActive: true } });
    expect(await getProductFor(null, id)).toMatchObject({ id, stock: 4 });
  });
});

describe("reviews", () => {
  it("average to one decimal and are 0 without any", async () => {
    const [product, bare] = await Promise.all([createProduct(), createProduct()]);
    for (const rating of [5, 5, 4]) {
      const buyer = await createUser({ role: "buyer" });
      await createPaidOrder(buyer, product);
      await db.review.create({
        data: {
          productId: product.id,
          authorId: buyer.id,
          rating,
          title: "Lovely",
          comment: "I drink from it every single day.",
          isVerifiedPurchase: true,
        },
      });
    }

    expect(await getRating(product.id)).toEqual({ averageRating: 4.7, totalReviews: 3 });
    expect(await getRating(bare.id)).toEqual({ averageRating: 0, totalReviews: 0 });
    const [review] = await listReviews(product.id);
    expect(Object.keys(review ?? {}).sort()).toEqual([
      "answer",
      "answerLocale",
      "answeredAt",
      "authorId",
      "buyerName",
      "comment",
      "createdAt",
      "editedAt",
      "id",
      "isVerifiedPurchase",
      "locale",
      "productId",
      "rating",
      "title",
    ]);
  });
});

describe("readRows", () => {
  it("returns the rows that the Prisma client would select", async () => {
    const [plainProduct, certifiedProduct] = [await createProduct(), await createProduct()];
    const images = ["/illustrations/mesob.svg", "/illustrations/jebena.svg"];
    await db.product.update({ where: { id: certifiedProduct.id }, data: { images } });
    await certify(certifiedProduct.id, 30);
    await certify(certifiedProduct.id, 60);
    await certify(certifiedProduct.id, 90, "pending");
    const ids = [plainProduct.id, certifiedProduct.id];

    const rows = await readRows(ids);

    const selected = await db.product.findMany({
      where: { id: { in: ids } },
      select: productSelect,
    });
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect(rows.sort(byId)).toEqual(selected.sort(byId));
  });
});

describe("getShopPage", () => {
  it("counts products and their sellers", async () => {
    const term = `zz${Date.now()}`;
    const seller = await createUser({ role: "seller" });
    await createProduct({ seller, title: `${term} one` });
    await createProduct({ seller, title: `${term} two` });
    await createProduct({ title: `${term} three` });

    const page = await getShopPage(parseShopFilter({ search: term }), "en");

    expect(page).toMatchObject({ total: 3, sellers: 2, page: 1, pages: 1 });
  });

  it("returns an empty page beyond the last, with the correct count", async () => {
    const term = `yy${Date.now()}`;
    await createProduct({ title: term });

    const page = await getShopPage(parseShopFilter({ search: term, page: "9" }), "en");

    expect(page).toMatchObject({ products: [], total: 1 });
  });
});
