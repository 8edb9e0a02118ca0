// A buyer: registers, confirms the email, orders what the cart contains, and pays by card.
import { setTimeout as sleep } from "node:timers/promises";

import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { call } from "../http.mjs";
import { openPerson } from "./person.mjs";

/**
 * @import { Person } from "./person.mjs"
 * @import { SubmittedProduct } from "./seller.mjs"
 * @import { ProductionShop } from "./start.mjs"
 *
 * @typedef {{ id: number, paymentStatus: string, totalAmount: number }} BuyerOrder as its buyer sees it
 *
 * @typedef {BuyerOrder & { amount: number }} PaidOrder `amount`: of the payment, in cents
 */

const PAID_MS = 30_000;

const ADDRESS = {
  name: "Deqa Nur",
  line1: "1530 S 6th St",
  city: "Minneapolis",
  region: "MN",
  postcode: "55454",
  country: "US",
};

/**
 * @param {ProductionShop} shop
 * @returns {Promise<Person>} signed in
 */
export async function registerBuyer(shop) {
  const buyer = openPerson(shop, { username: "Deqa Nur", email: "deqa@buyer.test" });
  await buyer.register("buyer");
  await buyer.confirmEmail();
  return buyer;
}

/**
 * Sends the card to Stripe, as its form in the browser does.
 * @param {string} stripeUrl
 * @param {string} clientSecret
 */
async function payByCard(stripeUrl, clientSecret) {
  const [intentId] = clientSecret.split("_secret_");
  const { status, text } = await call(stripeUrl, {
    path: `/v1/payment_intents/${intentId}/confirm`,
    body: new URLSearchParams({
      client_secret: clientSecret,
      payment_method: "pm_card_visa",
    }).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: "Bearer pk_test_rig",
    },
  });
  if (status !== 200) throw new Failure(`The payment responds with ${status}: ${text}`);
}

/**
 * Orders two units of each product and waits until Stripe's webhook has confirmed the payment.
 * @param {Person} buyer
 * @param {SubmittedProduct[]} products
 * @param {Pick<ProductionShop, "stripe">} shop
 * @returns {Promise<PaidOrder>}
 */
export async function buy(buyer, products, { stripe }) {
  const items = products.map(({ id }) => ({ productId: id, quantity: 2 }));
  await buyer.run("checkCartAction", { items });
  const { clientSecret, orderId, amount } = await buyer.send("POST", "/api/create-payment-intent", {
    items,
    shippingAddress: ADDRESS,
  });
  await payByCard(stripe.url, clientSecret);
  for (const until = Date.now() + PAID_MS; Date.now() < until; await sleep(250)) {
    /** @type {BuyerOrder[]} */
    const orders = await buyer.send("GET", "/api/orders");
    const order = orders.find(({ id }) => id === orderId);
    if (order?.paymentStatus === "paid") return { ...order, amount };
  }
  throw new Failure(`Order ${orderId} was not paid within ${PAID_MS} ms.`);
}
