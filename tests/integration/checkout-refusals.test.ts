import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";

import { POST as createIntent } from "@/app/api/create-payment-intent/route";
import { checkCartAction, quoteCheckoutAction } from "@/lib/checkout/actions";
import { db } from "@/lib/db/client";
import { deleteProduct } from "@/lib/products/service/remove";
import { responseText, send, signedInAs } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const oneUnit = ({ id }: { id: number }) => ({ productId: id, quantity: 1 });

async function createCodeForAll(sellerId: number) {
  const code = `ALL-${randomUUID().slice(0, 8)}`;
  const startsAt = new Date(0);
  await db.promotion.create({
    data: { sellerId, name: "All", code, type: "percentage", value: 100, startsAt },
  });
  return code;
}

const ordersOf = (buyerId: number) => db.order.count({ where: { buyerId } });

it("checkout refuses a code that leaves a total of zero and accepts the cart without it", async () => {
  const seller = await createUser({ role: "seller" });
  const items = [oneUnit(await createProduct({ seller, priceCents: 1_000 }))];
  const promotionCode = await createCodeForAll(seller.id);
  const buyer = await signedInAs("buyer");
  const sentence = "This code would bring the total below $0.50, the minimum card charge.";

  const quote = await quoteCheckoutAction({ items, promotionCode, country: "US" });
  expect(quote).toMatchObject({ ok: false, message: expect.stringContaining(sentence) });
  expect(await responseText(await send(createIntent, { items, promotionCode }))).toEqual([
    400,
    sentence,
  ]);
  expect(await ordersOf(buyer.id)).toBe(0);

  const paid = await send(createIntent, { items });
  expect(await paid.json()).toMatchObject({ amount: 1_000 });
  await expectInvariants();
});

it("checkout accepts 50 different products in one order and refuses 51 with the limit", async () => {
  const seller = await createUser({ role: "seller" });
  const products = [];
  for (let at = 0; at < 51; at++) products.push(await createProduct({ seller, priceCents: 100 }));
  const items = products.map(oneUnit);
  const buyer = await signedInAs("buyer");
  const sentence = "An order can have up to 50 different products";

  expect(await responseText(await send(createIntent, { items }))).toEqual([400, sentence]);
  expect(await checkCartAction({ items })).toMatchObject({
    ok: false,
    message: expect.stringContaining(sentence),
  });
  expect(await ordersOf(buyer.id)).toBe(0);

  const paid = await send(createIntent, { items: items.slice(1) });
  expect(await paid.json()).toMatchObject({ amount: 5_000 });
});

it("checkout names a product that is deleted meanwhile and charges nothing", async () => {
  const seller = await createUser({ role: "seller" });
  const saved = await createProduct({ seller, title: "Mesob" });
  const deleted = await createProduct({ seller, title: "Jebena of clay" });
  const buyer = await signedInAs("buyer");
  const items = [oneUnit(saved), oneUnit(deleted)];
  expect((await send(createIntent, { items })).status).toBe(200);

  await deleteProduct(seller, { id: String(deleted.id) });

  expect(await responseText(await send(createIntent, { items }))).toEqual([
    404,
    "Jebena of clay is no longer available.",
  ]);
  const orders = await db.order.findMany({ where: { buyerId: buyer.id } });
  expect(orders.map(({ status, paidAt }) => [status, paidAt])).toEqual([["pending", null]]);
  expect((await send(createIntent, { items: [oneUnit(saved)] })).status).toBe(200);
  await expectInvariants();
});

it("checkout refuses a total above the limit, even if a code covers nearly all of it", async () => {
  const seller = await createUser({ role: "seller" });
  const dear = await createProduct({ seller, priceCents: 99_999_999, stock: 999 });
  const cheap = await createProduct({ priceCents: 2_000 });
  const promotionCode = await createCodeForAll(seller.id);
  const buyer = await signedInAs("buyer");
  const items = [{ productId: dear.id, quantity: 999 }, oneUnit(cheap)];

  expect(await responseText(await send(createIntent, { items, promotionCode }))).toEqual([
    400,
    "The total is too large for one order.",
  ]);
  expect(await ordersOf(buyer.id)).toBe(0);
});
