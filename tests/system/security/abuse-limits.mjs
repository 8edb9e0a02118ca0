// Attacks on limits: one account or network exhausts what others need. Each returns its attempts and successes.
import { randomUUID } from "node:crypto";

import { act, call, callAs } from "../http.mjs";
import { createAccounts, createProducts } from "../people.mjs";
import { urlAt } from "../shop.mjs";
import { createAccount, createProduct, createVariant } from "./create-account.mjs";

/**
 * @import { Shop } from "./types.d.ts"
 *
 * @typedef {{ tries: number, successes: number }} AttackResult
 */

const JSON_BODY = { "content-type": "application/json" };

/**
 * Holds all units of many products with one account, beyond the time in which holds are firm.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function holdStock(shop) {
  const url = urlAt(shop, 0);
  const [seller, holder, later] = [
    await createAccount(shop, "seller"),
    await createAccount(shop, "buyer"),
    await createAccount(shop, "buyer"),
  ];
  const products = await createProducts(shop.db, { seller, count: 8, stock: 3, priceCents: 900 });
  for (const { id } of products) {
    const items = [{ productId: id, quantity: 3 }];
    await callAs(url, holder, "/api/create-payment-intent", { items });
  }
  const { rows } = await shop.db.query(
    `SELECT l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id
     WHERE o.buyer_id = $1 AND o.status = 'pending'`,
    [holder.id],
  );
  const tooMany = Math.max(0, rows.length - 2);
  await shop.db.query(
    "UPDATE orders SET firm_until = now() - interval '1 minute' WHERE buyer_id = $1",
    [holder.id],
  );
  let refused = 0;
  for (const { product_id: productId } of rows) {
    const items = [{ productId, quantity: 1 }];
    const { status } = await callAs(url, later, "/api/create-payment-intent", { items });
    if (status !== 200) refused += 1;
  }
  return { tries: products.length + rows.length, successes: tooMany + refused };
}

/**
 * Holds the whole stock of fifty products with one new account; each can be bought by another one at once.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function holdShop(shop) {
  const url = urlAt(shop, 0);
  const [seller, holder, later] = [
    await createAccount(shop, "seller"),
    await createAccount(shop, "buyer"),
    await createAccount(shop, "buyer"),
  ];
  const products = await createProducts(shop.db, { seller, count: 50, stock: 8, priceCents: 900 });
  const whole = products.map(({ id }) => ({ productId: id, quantity: 8 }));
  await callAs(url, holder, "/api/create-payment-intent", { items: whole });
  let refused = 0;
  for (const { id } of products) {
    const items = [{ productId: id, quantity: 1 }];
    const { status } = await callAs(url, later, "/api/create-payment-intent", { items });
    if (status !== 200) refused += 1;
  }
  return { tries: products.length, successes: refused };
}

/**
 * Orders one variant with fifty accounts at once: the server still responds, and no order fails with 5xx.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function crowdVariant(shop) {
  const url = urlAt(shop, 0);
  const seller = await createAccount(shop, "seller");
  const variant = await createVariant(shop, seller);
  const other = await createProduct(shop, seller);
  const { db, secret } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: 50, secret });
  const items = [{ productId: variant.id, variantId: variant.variantId, quantity: 1 }];
  const reads = ["/api/health", `/api/products/${other.id}`];
  const [orders, responses] = await Promise.all([
    Promise.all(buyers.map((buyer) => callAs(url, buyer, "/api/create-payment-intent", { items }))),
    Promise.all(reads.map((path) => call(url, { method: "GET", path }))),
  ]);
  const placedOrders = orders.filter(({ status }) => status === 200).length;
  const refused = orders.filter(({ status }) => status === 409 || status === 429).length;
  const failed = responses.filter(({ status }) => status !== 200).length;
  return {
    tries: orders.length,
    successes: Math.abs(placedOrders - 10) + (50 - placedOrders - refused) + failed,
  };
}

/**
 * Takes free seats with one account in many purchases.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function reserveSeats(shop) {
  const url = urlAt(shop, 0);
  const buyer = await createAccount(shop, "buyer");
  const { rows } = await shop.db.query(
    `INSERT INTO events (title, description, type, starts_at, location, price_cents, max_tickets, is_published)
     VALUES ('Evening of the system tests', 'Tea and songs.', 'food_festival', now() + interval '9 days', 'Minneapolis', 0, 40, true)
     RETURNING id`,
  );
  const quantities = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5];
  await Promise.all(
    quantities.map((quantity) =>
      callAs(url, buyer, `/api/events/${rows[0].id}/tickets`, { quantity }),
    ),
  );
  const event = await shop.db.query("SELECT sold_tickets FROM events WHERE id = $1", [rows[0].id]);
  return { tries: quantities.length, successes: Math.max(0, event.rows[0].sold_tickets - 5) };
}

/**
 * Guesses promotion codes concurrently.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function guessCodes(shop) {
  const url = urlAt(shop, 0);
  const [seller, buyer] = [await createAccount(shop, "seller"), await createAccount(shop, "buyer")];
  const product = await createProduct(shop, seller);
  const items = [{ productId: product.id, quantity: 1 }];
  const results = await Promise.all(
    Array.from({ length: 60 }, () => {
      const input = { items, promotionCode: randomUUID().slice(0, 8) };
      return callAs(url, buyer, "/api/create-payment-intent", input);
    }),
  );
  const checkedCodes = results.filter(({ status }) => status === 400).length;
  return { tries: results.length, successes: Math.max(0, checkedCodes - 10) };
}

/**
 * Locks an account by wrong passwords; its owner must be able to sign in from a known browser.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function lockOwner(shop) {
  const url = urlAt(shop, 0);
  const person = { username: `Owner ${randomUUID().slice(0, 8)}`, password: "buna-qalaa" };
  const email = `${randomUUID()}@example.com`;
  const body = JSON.stringify({ ...person, email, role: "buyer" });
  const registered = await call(url, { path: "/api/register", body, headers: JSON_BODY });
  const cookies = [registered.headers["set-cookie"] ?? []].flat();
  const mark = cookies.find((cookie) => cookie.startsWith("shaafi-device="))?.split(";", 1)[0];
  /** @param {string} password */
  const signIn = (password, cookie = "") =>
    call(url, {
      path: "/api/login",
      body: JSON.stringify({ email, password }),
      headers: { ...JSON_BODY, cookie },
    });
  for (let attempt = 0; attempt < 10; attempt += 1) await signIn("wrong");
  const locked = await signIn(person.password);
  const ofOwner = await signIn(person.password, mark);
  const successes = Number(locked.status !== 429) + Number(ofOwner.status !== 200);
  return { tries: 12, successes };
}

/**
 * Reports a product from several new accounts without a confirmed email address.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function hideByReports(shop) {
  const url = urlAt(shop, 0);
  const seller = await createAccount(shop, "seller");
  const product = await createProduct(shop, seller);
  const { db, secret, actions } = shop;
  const puppets = await createAccounts(db, { role: "buyer", count: 4, secret });
  await db.query("UPDATE users SET email_verified_at = NULL WHERE id = ANY ($1)", [
    puppets.map(({ id }) => id),
  ]);
  const action = actions.find("reportContentAction");
  for (const puppet of puppets) {
    await act(url, puppet, action, { kind: "product", id: product.id, text: "Advertising" });
  }
  const { status } = await call(url, { method: "GET", path: `/api/products/${product.id}` });
  return { tries: puppets.length, successes: Number(status !== 200) };
}
