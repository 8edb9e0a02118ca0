import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { createProduct, uniqueName } from "../../support/factories";
import { signInAsNew } from "../../support/shop-http";

const REVIEW = { title: "Woven with care", comment: "Sturdy, bright, and the lid fits well." };
const MESSAGE = { subject: "About the basket", message: "Does it come with a lid as well?" };

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data });
  return [response.status(), await response.text()];
}

test("Spec A 5 validation rules, review: each refusal responds with its message and stores nothing", async ({
  page,
}) => {
  const seller = await signInAsNew(page, "seller");
  const product = await createProduct({ seller, title: uniqueName("Test basket") });
  const send = (values: object) =>
    post(page, "/api/reviews", { productId: product.id, rating: 5, ...REVIEW, ...values });
  const count = () => db.review.count({ where: { productId: product.id } });

  expect(await send({})).toEqual([403, "You can’t review your own product."]);
  await page.context().clearCookies();
  expect(await send({})).toEqual([401, "Please sign in to continue."]);
  await signInAsNew(page, "buyer");
  expect(await send({ rating: 0 })).toEqual([400, "Please select a rating"]);
  expect(await send({ title: "Good" })).toEqual([400, "Title must be at least 5 characters"]);
  expect(await send({ comment: "Nineteen characters" })).toEqual([
    400,
    "Review must be at least 20 characters",
  ]);
  expect(await count()).toBe(0);
  expect((await send({}))[0]).toBe(201);
  expect(await send({ rating: 1 })).toEqual([409, "You’ve already reviewed this product."]);
  expect(await count()).toBe(1);
});

test("Spec A 8 the error catalogue, messages: each refusal responds with its message", async ({
  page,
}) => {
  const seller = await signInAsNew(page, "seller");
  const product = await createProduct({ seller, title: uniqueName("Test basket") });
  const foreign = await createProduct({ title: uniqueName("Test shawl") });
  const send = (values: object) =>
    post(page, "/api/messages", {
      sellerId: seller.id,
      productId: product.id,
      ...MESSAGE,
      ...values,
    });

  expect(await send({})).toEqual([400, "You can’t message yourself."]);
  await page.context().clearCookies();
  expect(await send({})).toEqual([401, "Please sign in to continue."]);
  await signInAsNew(page, "buyer");
  expect(await send({ message: "Nine char" })).toEqual([
    400,
    "Message must be at least 10 characters",
  ]);
  expect(await send({ subject: "Four" })).toEqual([400, "Subject must be at least 5 characters"]);
  expect(await send({ productId: foreign.id })).toEqual([404, "Product not found"]);
  expect(await db.messageThread.count({ where: { sellerId: seller.id } })).toBe(0);
});
