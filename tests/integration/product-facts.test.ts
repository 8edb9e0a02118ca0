import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { decide } from "@/lib/moderation/service/decide";
import { startImport } from "@/lib/product-import/service";
import type { ProductFacts } from "@/lib/products/facts/rules";
import { getEditableProduct } from "@/lib/products/queries/editable";
import { getProduct } from "@/lib/products/queries/products";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { updateProduct } from "@/lib/products/service/update";
import { createProduct, createUser } from "../support/factories";
import { onPlan } from "../support/plans";
import { createApprovedProduct, editOf, formOf } from "../support/products";

const FACTS: ProductFacts = { material: "Split grass", size: "16 in across", origin: "Harar" };

const rowOf = (id: number) => db.product.findUniqueOrThrow({ where: { id } });

describe("the facts of a product", () => {
  it("are stored with a new product and returned with it", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await submitProduct(seller, formOf({ facts: FACTS }));

    expect(product.facts).toEqual(FACTS);
    expect((await rowOf(product.id)).facts).toEqual(FACTS);
  });

  it("of an approved product change only once an admin approves the revision", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { facts: FACTS });
    const newFacts = { ...FACTS, material: "Dyed raffia" };
    await updateProduct(seller, editOf(id, { facts: newFacts }));

    expect((await getProduct(id, "en"))?.facts).toEqual(FACTS);
    expect((await getEditableProduct(seller, id))?.content.facts).toEqual(newFacts);

    const revision = await db.productRevision.findFirstOrThrow({ where: { productId: id } });
    await decide(await createUser({ role: "admin" }), {
      kind: "revision",
      id: revision.id,
      decision: "approved",
    });
    expect((await rowOf(id)).facts).toEqual(newFacts);
  });

  it("are unchanged by a request without them, which is then no revision", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { facts: FACTS });
    await updateProduct(seller, editOf(id));

    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
    expect((await rowOf(id)).facts).toEqual(FACTS);
  });

  it("are empty in a revision of an older server", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller);
    await updateProduct(seller, editOf(id, { title: "Wedding mesob" }));
    await db.$executeRaw`UPDATE product_revisions SET content = content - 'facts' WHERE product_id = ${id}`;

    expect((await getEditableProduct(seller, id))?.content.facts).toEqual({});
  });

  it("cannot be a list or longer than 10,000 characters in the database", async () => {
    const { id } = await createProduct();

    for (const facts of [["material"], { material: "x".repeat(10_000) }]) {
      await expect(db.product.update({ where: { id }, data: { facts } })).rejects.toThrow(
        "products_facts",
      );
    }
  });
});

const DETAILS = {
  processingDays: 5,
  sku: "MES-16",
  barcode: "4006381333931",
  weightGrams: 1_300,
  lengthMm: 457,
  widthMm: 457,
  heightMm: 406,
};

describe("the shipping details of a product", () => {
  it("of an approved product change at once, without a revision", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller);
    await updateProduct(seller, editOf(id, { ...DETAILS, isPerishable: true, isFood: true }));

    expect(await rowOf(id)).toMatchObject({ ...DETAILS, isPerishable: true, isFood: true });
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
  });

  it("are cleared by null and unchanged if they are missing", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, DETAILS);
    await updateProduct(seller, editOf(id, { sku: null }));

    expect(await rowOf(id)).toMatchObject({ ...DETAILS, sku: null });
  });

  it.each([
    ["processing days of 61", { processingDays: 61 }],
    ["an empty SKU", { sku: "" }],
    ["a barcode of 9 digits", { barcode: "123456789" }],
    ["a weight of 0", { weightGrams: 0 }],
  ])("cannot have %s in the database", async (_name, data) => {
    const { id } = await createProduct();

    await expect(db.product.update({ where: { id }, data })).rejects.toThrow(
      "products_shipping_details",
    );
  });

  it("with the SKU of another product of the seller are refused", async () => {
    const seller = await createUser({ role: "seller" });
    await submitProduct(seller, formOf({ sku: "AS-1" }));
    const other = await submitProduct(seller, formOf({ sku: "AS-2" }));
    const skuConflict = { kind: "conflict", key: "skuTaken" };

    await expect(submitProduct(seller, formOf({ sku: "AS-1" }))).rejects.toMatchObject(skuConflict);
    await expect(
      updateProduct(seller, editOf(other.id, formOf({ sku: "AS-1" }))),
    ).rejects.toMatchObject(skuConflict);
    await expect(
      submitProduct(await createUser({ role: "seller" }), formOf({ sku: "AS-1" })),
    ).resolves.toMatchObject({ sku: "AS-1" });
  });

  it("of an imported product are read from the file", async () => {
    const seller = await onPlan("premium");
    const csv = [
      "title,description,price,category,stock,imageUrl,sku,weightGrams,ingredients,allergens",
      "Berbere,Stone-ground chili blend,12.50,spices,5,/illustrations/spices.svg,AS-1,260,Chilies,none",
    ].join("\n");
    await startImport(seller, { csv, matches: "update", fileName: "one.csv" });

    expect(await db.product.findFirstOrThrow({ where: { sellerId: seller.id } })).toMatchObject({
      sku: "AS-1",
      weightGrams: 260,
      facts: { ingredients: "Chilies", allergens: [] },
    });
  });

  it("that a file does not name stay when it is imported again", async () => {
    const seller = await onPlan("premium");
    await submitProduct(
      seller,
      formOf({ sku: "AS-1", weightGrams: 260, facts: { ingredients: "Chilies", allergens: [] } }),
    );
    const csv = ["sku,allergens,processingDays", "AS-1,sesame,4"].join("\n");
    await startImport(seller, { csv, matches: "update", fileName: "two.csv" });

    expect(await db.product.findFirstOrThrow({ where: { sellerId: seller.id } })).toMatchObject({
      weightGrams: 260,
      processingDays: 4,
      facts: { ingredients: "Chilies", allergens: ["sesame"] },
    });
  });
});

type Category = "coffee" | "textiles" | "spices" | "crafts";

describe("the default of category and title", () => {
  it.each<[Category, string, boolean, boolean]>([
    ["coffee", "Guji natural whole-bean coffee, 12 oz", true, false],
    ["coffee", "Small clay jebena for one or two, 12 oz", false, false],
    ["spices", "Custom Eid cake", true, false],
    ["spices", "Fresh teff injera, ten rounds", true, true],
    ["spices", "Brown teff flour, fresh milled, 5 lb", true, false],
    ["spices", "Frozen sambusa, 24 pieces", true, true],
    ["spices", "Injera mix", true, false],
    ["crafts", "Camel milk soap with shea, set of three", false, false],
  ])("in %s for “%s” is food %s and perishable %s", async (category, title, food, perishable) => {
    const { id } = await createProduct({ category, title });

    expect(await rowOf(id)).toMatchObject({ isFood: food, isPerishable: perishable });
  });
});
