import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { PUT as moderate } from "@/app/api/admin/products/[productId]/moderation/route";
import { DELETE, GET, PUT } from "@/app/api/products/[id]/route";
import { POST } from "@/app/api/products/route";
import { responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct } from "../support/factories";
import { FORM } from "../support/product-form";
import { SIZES_AND_COLORS } from "../support/variants";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const put = (id: number | string, body: unknown = FORM) =>
  PUT(requestOf(body), { params: Promise.resolve({ id: String(id) }) });
const read = (id: number) =>
  GET(new NextRequest("http://localhost:3000/api/called"), {
    params: Promise.resolve({ id: String(id) }),
  });
const remove = (id: number | string) =>
  DELETE(requestOf({}), { params: Promise.resolve({ id: String(id) }) });
const decide = (id: number | string, body: unknown = { moderationStatus: "approved" }) =>
  moderate(requestOf(body), { params: Promise.resolve({ productId: String(id) }) });

function requestOf(body: unknown) {
  return new NextRequest("http://localhost:3000/api/called", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

// Validation rules of specification B, section 5, each with its message.
const RULES: [string, object, string][] = [
  ["no title", { title: "" }, "Title is required"],
  ["a blank title", { title: "   " }, "Title is required"],
  ["no title at all", { title: undefined }, "Title is required"],
  ["a title of 101 characters", { title: "x".repeat(101) }, "Title too long"],
  [
    "a short description",
    { description: "Too short" },
    "Description must be at least 10 characters",
  ],
  ["a price of 0", { price: "0" }, "Price must be a positive number"],
  ["a negative price", { price: -1 }, "Price must be a positive number"],
  ["three decimals", { price: "12.345" }, "Price must be a positive number"],
  ["an exponent", { price: "1e3" }, "Price must be a positive number"],
  ["another base", { price: "0x10" }, "Price must be a positive number"],
  ["a Roman number", { price: "Ⅴ" }, "Price must be a positive number"],
  ["a list as price", { price: [3] }, "Price must be a positive number"],
  ["true as price", { price: true }, "Price must be a positive number"],
  ["a price past all", { price: "1000000" }, "Price must be a positive number"],
  ["no category", { category: "" }, "Category is required"],
  ["another category", { category: "Cars" }, "Category is required"],
  ["an operator as category", { category: { not: "" } }, "Category is required"],
  ["no picture", { imageUrl: "" }, "Please enter a valid image URL"],
  ["a script as picture", { imageUrl: "javascript:alert(1)" }, "Please enter a valid image URL"],
  ["data as picture", { imageUrl: "data:image/png;base64,AA" }, "Please enter a valid image URL"],
  [
    "a picture of another host",
    { imageUrl: "//evil.example/x.png" },
    "Please enter a valid image URL",
  ],
  [
    "a picture with a password",
    { imageUrl: "https://u:p@x.example/x.png" },
    "Please enter a valid image URL",
  ],
  [
    "a path out of the house",
    { imageUrl: "/uploads/../etc/passwd" },
    "Please enter a valid image URL",
  ],
  [
    "a barcode of 8 digits with another check digit",
    { barcode: "12345678" },
    "The last digit of this barcode doesn’t match the others. Check the number.",
  ],
  [
    "a barcode of 7 digits",
    { barcode: "1234567" },
    "Please enter a barcode of 8, 12, 13 or 14 digits",
  ],
  ["a negative stock", { stock: -1 }, "Stock must be a non-negative number"],
  ["a broken stock", { stock: 1.5 }, "Stock must be a non-negative number"],
  ["a stock in words", { stock: "many" }, "Stock must be a non-negative number"],
  [
    "six pictures",
    { images: Array.from({ length: 5 }, () => FORM.imageUrl) },
    "Maximum 5 images allowed.",
  ],
];

describe("POST and PUT /api/products", () => {
  it.each(RULES)(
    "refuses %s with the message of the specification",
    async (_, broken, sentence) => {
      const seller = await signedInAs("seller");
      const { id } = await createProduct({ seller });
      expect(await responseText(await send(POST, { ...FORM, ...broken }))).toEqual([400, sentence]);
      expect(await responseText(await put(id, { ...FORM, ...broken }))).toEqual([400, sentence]);
    },
  );

  it("accepts a category as slug or label and a price as number or string", async () => {
    await signedInAs("seller");
    for (const fields of [
      { category: "coffee", price: 12.5 },
      { category: "Coffee & Tea", price: "12.50" },
    ]) {
      const response = await send(POST, { ...FORM, ...fields });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ category: "Coffee & Tea", price: "12.50" });
    }
  });
});

describe("a product with options", () => {
  it("has the same options and variants in the responses of POST, PUT and GET", async () => {
    await signedInAs("seller");
    const { price: _price, stock: _stock, ...form } = FORM;
    const createResponse = await send(POST, { ...form, ...SIZES_AND_COLORS });
    expect(createResponse.status).toBe(201);
    const product = await createResponse.json();
    expect(product.options).toMatchObject(SIZES_AND_COLORS.options);
    expect(product.variants).toMatchObject([
      { values: ["S", "Red"], price: "20.00", stock: 5 },
      { values: ["S", "Blue"], price: "20.00", stock: 5 },
      { values: ["M", "Red"], price: "25.00", stock: 5 },
      { values: ["M", "Blue"], price: "25.00", stock: 5 },
    ]);
    const ids = product.variants.map(({ id }: { id: number }) => id);
    expect(new Set(ids).size).toBe(4);

    const structureOf = ({ options, variants }: typeof product) => ({ options, variants });
    expect(structureOf(await (await read(product.id)).json())).toEqual(structureOf(product));
    const updateResponse = await put(product.id, { ...form, ...SIZES_AND_COLORS });
    expect(updateResponse.status).toBe(200);
    expect(structureOf(await updateResponse.json())).toEqual(structureOf(product));
  });
});

describe("permissions to change products", () => {
  const denialMessage = "You need to be a seller to add products.";

  it.each([
    ["a visitor", null, 401, "Please sign in to continue."],
    ["a buyer", "buyer", 403, denialMessage],
    ["an admin", "admin", 403, denialMessage],
  ] as const)("refuses %s", async (_, role, status, sentence) => {
    const { id } = await createProduct();
    await (role ? signedInAs(role) : signOutCaller());
    expect(await responseText(await send(POST, FORM))).toEqual([status, sentence]);
    expect(await responseText(await put(id))).toEqual([status, sentence]);
    expect(await responseText(await remove(id))).toEqual([status, sentence]);
  });

  it("responds 404 for another seller's product and for invalid ids", async () => {
    const { id } = await createProduct();
    await signedInAs("seller");
    for (const invalidId of [id, 999_999, "0", "-1", "1.5", "abc", "2147483648", "1;drop"]) {
      expect(await responseText(await put(invalidId))).toEqual([404, "Product not found"]);
      expect(await responseText(await remove(invalidId))).toEqual([404, "Product not found"]);
    }
  });
});

describe("PUT /api/admin/products/{productId}/moderation", () => {
  it("accepts an admin only and refuses an unknown status", async () => {
    const { id } = await createProduct({ moderationStatus: "pending" });
    signOutCaller();
    expect((await decide(id)).status).toBe(401);
    for (const role of ["buyer", "seller"] as const) {
      await signedInAs(role);
      expect(await responseText(await decide(id))).toEqual([403, "Access Denied"]);
    }
    await signedInAs("admin");
    expect((await decide(id)).status).toBe(200);
    expect(await responseText(await decide(id))).toEqual([
      409,
      "Someone already made this decision.",
    ]);
    expect((await decide(999_999)).status).toBe(404);
    for (const moderationStatus of ["pending", "", null, 1, { not: "" }]) {
      expect((await decide(id, { moderationStatus })).status).toBe(400);
    }
  });
});
