// Attacks on trust: imitated names, decisions, payout accounts, hidden texts, and content that is expensive to render.
import { randomUUID } from "node:crypto";
import http from "node:http";

import { act, call, callAs } from "../http.mjs";
import { urlAt } from "../shop.mjs";
import { createAccount, createProduct } from "./create-account.mjs";

/**
 * @import { Shop } from "./types.d.ts"
 *
 * @typedef {{ tries: number, successes: number }} AttackResult
 */

const JSON_BODY = { "content-type": "application/json" };

const NAMES = [
  "\u0430dmin",
  "Shaafi Marketplace",
  "Shaafi Support",
  "\u3164\u3164\u3164",
  "\u2800\u2800\u2800",
  "ad\u00ADmin",
  "Hodan\u{E0061}\u{E0062}",
  "Deleted user 87",
];

/**
 * Registers names of staff, of the brand and of deleted accounts, and invisible names.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function imitateNames(shop) {
  let successes = 0;
  for (const username of NAMES) {
    const email = `${randomUUID()}@example.com`;
    const body = JSON.stringify({ username, email, password: "buna-qalaa", role: "buyer" });
    const { status } = await call(urlAt(shop, 0), {
      path: "/api/register",
      body,
      headers: JSON_BODY,
    });
    if (status === 201) successes += 1;
  }
  return { tries: NAMES.length, successes };
}

/**
 * Approves a pending product in another version than the admin has seen.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function approveUnread(shop) {
  const [seller, admin] = [await createAccount(shop, "seller"), await createAccount(shop, "admin")];
  const product = await createProduct(shop, seller);
  await shop.db.query("UPDATE products SET moderation_status = 'pending' WHERE id = $1", [
    product.id,
  ]);
  const input = { moderationStatus: "approved", version: "0".repeat(32) };
  const target = `/api/admin/products/${product.id}/moderation`;
  const { status } = await callAs(urlAt(shop, 0), admin, target, input, "PUT");
  return { tries: 1, successes: Number(status !== 409) };
}

/**
 * Changes a seller's payout account in a session whose password confirmation is too old.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function redirectPayouts(shop) {
  const seller = await createAccount(shop, "seller");
  await shop.db.query(
    "UPDATE sessions SET password_confirmed_at = now() - interval '11 minutes' WHERE user_id = $1",
    [seller.id],
  );
  const bank = {
    accountHolderName: "Hodan Warsame",
    bankName: "First Community Bank",
    accountNumber: "000123456789",
    routingNumber: "110000000",
    accountType: "checking",
  };
  const calls = ["/api/seller/setup-stripe-connect", "/api/seller/disconnect-stripe"];
  const results = await Promise.all(
    calls.map((target) => callAs(urlAt(shop, 0), seller, target, bank)),
  );
  return { tries: calls.length, successes: results.filter(({ status }) => status !== 403).length };
}

/**
 * Deletes a hidden review, so that it could be written again.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function rewriteHidden(shop) {
  const [seller, author] = [
    await createAccount(shop, "seller"),
    await createAccount(shop, "buyer"),
  ];
  const product = await createProduct(shop, seller);
  const { rows } = await shop.db.query(
    `INSERT INTO reviews (product_id, author_id, rating, title, comment, hidden_at)
     VALUES ($1, $2, 1, 'Hidden', 'These words were hidden.', now()) RETURNING id`,
    [product.id, author.id],
  );
  const action = shop.actions.find("deleteReviewAction");
  await act(urlAt(shop, 0), author, action, { id: rows[0].id });
  const review = await shop.db.query("SELECT FROM reviews WHERE id = $1", [rows[0].id]);
  return { tries: 1, successes: 1 - review.rows.length };
}

/**
 * Renders a stored reply with very deep nesting; both servers must respond.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function nestReply(shop) {
  const author = await createAccount(shop, "buyer");
  const { rows } = await shop.db.query(
    `WITH category AS (
       INSERT INTO forum_categories (slug, name, icon, position) VALUES ($1, 'Of the system tests', 'coffee', 99) RETURNING id),
     post AS (
       INSERT INTO forum_posts (category_id, author_id, title, content)
       SELECT id, $2, 'A thread of the system tests', 'Tea or coffee?' FROM category RETURNING id)
     INSERT INTO forum_replies (post_id, author_id, content) SELECT id, $2, $3 FROM post RETURNING post_id`,
    [`system-test-${randomUUID().slice(0, 8)}`, author.id, `${">".repeat(9_990)} x`],
  );
  const path = `/community/post/${rows[0].post_id}`;
  const results = [];
  for (const url of shop.urls) results.push(await call(url, { method: "GET", path }));
  return { tries: 2, successes: results.filter(({ status }) => status !== 200).length };
}

/**
 * Checks a file with far too many rows: it is refused, and the server responds afterwards.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function importForever(shop) {
  const url = urlAt(shop, 0);
  const seller = await createAccount(shop, "seller");
  const action = shop.actions.find("checkImportAction");
  const csv = `title\n${"a\n".repeat(240_000)}`;
  const { status } = await act(url, seller, action, { csv, matches: "update" });
  const alive = await call(url, { method: "GET", path: "/api/health" });
  return { tries: 1, successes: Number(status === 0 || alive.status !== 200) };
}

/**
 * Sends malformed language cookies, which must not change the language of other visitors.
 * @param {Shop} shop
 * @returns {Promise<AttackResult>}
 */
export async function poisonLanguage(shop) {
  const base = urlAt(shop, 0);
  /**
   * @param {http.OutgoingHttpHeaders} headers
   * @returns {Promise<string>}
   */
  const read = (headers) =>
    new Promise((resolve) => {
      http.get(`${base}/returns`, { headers }, (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () => resolve(text));
      });
    });
  const cookies = ["a=b;  NEXT_LOCALE=ar", "NEXT_LOCALE=%61r", 'NEXT_LOCALE="ar"'];
  let successes = 0;
  for (const cookie of cookies) {
    await read({ cookie });
    await read({ cookie });
    if (!/<html[^>]* lang="en"/.test(await read({}))) successes += 1;
  }
  return { tries: cookies.length, successes };
}
