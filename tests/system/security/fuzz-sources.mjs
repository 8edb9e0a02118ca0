// Sources of the fuzzer's requests: the API contract, the list of pages and the actions of the build.

import { loadApiContract } from "../../../scripts/lib/api-docs/load-api-contract.mjs";
import { requireValue } from "../../bench/require-value.mjs";
import { act, call } from "../http.mjs";
import { signIn } from "../people.mjs";
import { isSignedIn, listPrincipals } from "./access-cells.mjs";
import { findRows } from "./action-found.mjs";
import { actionRows } from "./action-rows.mjs";
import { actionsOf, faultsOfAction } from "./fuzz-actions.mjs";
import { faultsOfPage, pagesOf } from "./fuzz-pages.mjs";
import { requestsOf } from "./fuzz-requests.mjs";
import { faultsOf } from "./oracle.mjs";
import { readPages } from "./page-addresses.mjs";

/**
 * @import { Pool } from "pg"
 * @import { Principal, Principals } from "./actors.mjs"
 * @import { ActionCall, UnreadableCall } from "./fuzz-actions.mjs"
 * @import { PageRequest } from "./fuzz-pages.mjs"
 * @import { CallRequest } from "./fuzz-requests.mjs"
 * @import { Pools } from "./fuzz-values.mjs"
 * @import { CallResult, Random, Shop } from "./types.d.ts"
 *
 * @typedef {CallRequest | PageRequest | ActionCall | UnreadableCall} FuzzRequest
 *
 * @typedef {object} SentRequest
 * @property {FuzzRequest} request
 * @property {Principal} sender
 * @property {(url: string) => Promise<CallResult>} send to the server at a URL
 * @property {(result: CallResult) => string[]} faultsOf
 *
 * @typedef {{ next: () => SentRequest }} Source
 */

/** Percentage of requests for pages and for actions; all others are API calls. */
const PAGES = 5;
const ACTIONS = 5;

/**
 * Returns existing ids by the parameters and keys that stand for them.
 * @param {Pool} db
 * @returns {Promise<Pools>}
 */
async function readPools(db) {
  /** @param {string} sql */
  const ids = async (sql) => (await db.query(sql)).rows.map(({ id }) => id);
  const products = await ids("SELECT id FROM products ORDER BY id LIMIT 40");
  return {
    id: products,
    productId: products,
    productIds: products,
    excludedIds: products,
    sellerId: await ids("SELECT id FROM users WHERE role = 'seller' ORDER BY id LIMIT 10"),
    orderId: await ids("SELECT id FROM orders ORDER BY id DESC LIMIT 20"),
    reportId: await ids("SELECT id FROM monthly_reports ORDER BY id LIMIT 10"),
    eventId: await ids("SELECT id FROM events ORDER BY id"),
    planId: await ids("SELECT id FROM plans ORDER BY id"),
    forumPostId: await ids("SELECT id FROM forum_posts ORDER BY id LIMIT 10"),
    slug: await ids("SELECT slug AS id FROM blog_posts ORDER BY id LIMIT 10"),
    urlSlug: await ids("SELECT url_slug AS id FROM storefronts ORDER BY seller_id LIMIT 10"),
    kind: ["invoice", "gift-receipt", "packing-slip"],
    list: ["users", "orders", "products", "audit", "search-misses"],
    nextauth: ["session", "csrf", "providers"],
    promotionCode: ["RIGNONE"],
  };
}

/**
 * Returns whether a request may end the session of its sender.
 * @param {FuzzRequest} request
 */
export const endsSession = (request) =>
  "row" in request &&
  (request.row.path === "/api/logout" || request.row.path.startsWith("/api/auth/"));

/**
 * Returns the sender's cookie. A call that ends the session uses another session, so that the sender stays signed in.
 * @param {CallRequest} request
 * @param {Principal} sender
 * @param {Shop} shop
 */
async function cookieOf(request, sender, { db, secret }) {
  const { id, role, cookie } = sender;
  if (!endsSession(request) || id === null || !isSignedIn(sender)) return cookie;
  const [session] = await signIn(db, { ids: [id], role, secret });
  return requireValue(session, `session of ${sender.name}`).cookie;
}

/**
 * @param {Shop} shop
 * @param {CallRequest} request
 * @param {Principal} sender
 * @returns {SentRequest}
 */
function callOf(shop, request, sender) {
  return {
    request,
    sender,
    async send(url) {
      const { method, path, body, headers } = request;
      const cookie = `${await cookieOf(request, sender, shop)}; ${request.language}`;
      return call(url, { method, path, ...(body && { body }), headers: { ...headers, cookie } });
    },
    faultsOf: (result) => faultsOf(request, result),
  };
}

/**
 * @param {PageRequest} request
 * @param {Principal} sender
 * @returns {SentRequest}
 */
function visitOf(request, sender) {
  const { method, path, headers } = request;
  const { cookie } = sender;
  return {
    request,
    sender,
    send: (url) => call(url, { method, path, headers: { ...headers, cookie } }),
    faultsOf: faultsOfPage,
  };
}

/**
 * @param {ActionCall | UnreadableCall} request
 * @param {Principal} sender
 * @returns {SentRequest}
 */
function actionOf(request, sender) {
  return {
    request,
    sender,
    send(url) {
      if (!("path" in request)) return act(url, sender, request.place, request.input);
      // A body is sent to the page, as a form does.
      const { path, body, headers } = request;
      return call(url, { path, body, headers: { ...headers, origin: url, cookie: sender.cookie } });
    },
    faultsOf: faultsOfAction,
  };
}

/**
 * Opens a source of requests, each with its sender, reproducible for the same `random`.
 * @param {Shop} shop seeded
 * @param {{ random: Random, principals: Principals }} options
 * @returns {Promise<Source>}
 */
export async function openSource(shop, { random, principals }) {
  const contract = await loadApiContract();
  const rows = actionRows(principals, await findRows({ db: shop.db, principals }));
  const pages = (await readPages()).map(({ page }) => page);
  const senders = listPrincipals(principals);
  const calls = requestsOf({ contract, random, pools: await readPools(shop.db) });
  const addresses = pagesOf({ pages, random });
  const actions = actionsOf({ rows, actions: shop.actions, principals, random });

  return {
    next() {
      const share = random.int(1, 100);
      if (share <= PAGES) return visitOf(addresses.next(), random.pick(senders));
      if (share > PAGES + ACTIONS) return callOf(shop, calls.next(), random.pick(senders));
      const request = actions.next();
      const sender = senders.find(({ name }) => name === request.sender);
      return actionOf(request, requireValue(sender, `principal ${request.sender}`));
    },
  };
}
