import { type BrowserContext, expect, test } from "@playwright/test";
import { createProduct, findOrders, stockOf } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const BUYERS = 50;
const PIECES = 5;
const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };

/** One buyer's whole purchase over HTTP. Answers whether the pieces could be held. */
async function buy({ request }: BrowserContext, productId: number) {
  const held = await request.post("/api/create-payment-intent", {
    data: { items: [{ productId, quantity: 1 }] },
  });
  if (held.status() !== 200) return held.status();
  const { clientSecret } = (await held.json()) as { clientSecret: string };
  const intent = clientSecret.split("_secret_")[0];
  const path = `/api/sandbox/payment-intents/${intent}/confirm`;
  const paid = await request.post(path, { data: { clientSecret, card: CARD } });
  return paid.status();
}

test("fifty buyers of five pieces make exactly five paid orders", async ({ browser }) => {
  test.setTimeout(120_000);
  const product = await createProduct({ title: "Test piece that fifty want", stock: PIECES });
  // Fifty pages would take the machine from the shop that they ask: each buyer has a session, and nothing is drawn.
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => browser.newContext()));
  for (const buyer of buyers) await signInAsNew(buyer, "buyer");

  const statuses = await Promise.all(buyers.map((buyer) => buy(buyer, product.id)));

  const wanted = statuses.map((_, at) => (at < PIECES ? 200 : 409));
  expect(statuses.sort((one, other) => one - other)).toEqual(wanted);
  await expect
    .poll(
      async () => (await findOrders(product.id)).filter(({ status }) => status === "paid").length,
      {
        timeout: 30_000,
      },
    )
    .toBe(PIECES);
  expect(await findOrders(product.id)).toHaveLength(PIECES);
  expect(await stockOf(product.id)).toBe(0);
  await Promise.all(buyers.map((buyer) => buyer.close()));
});
