// Sources of the fuzzer's requests: the API contract, the list of pages and the actions of the build.
import { loadApiContract } from "../../../scripts/lib/api-docs/load-api-contract.mjs";
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

/** Percentage of requests for pages and for actions; all others are API calls. */
const PAGES = 5;
const ACTIONS = 5;

/** Returns existing ids by the parameters and keys that stand for them. */
async function readPools(db) {
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

/** Whether a request may end the session of its sender. */
export const endsSession = ({ row }) =>
  row?.path === "/api/logout" || row?.path.startsWith("/api/auth/");

/**
 * Returns the sender's cookie. A call that ends the session uses another session, so that the sender stays signed in.
 */
async function cookieOf(request, sender, { db, secret }) {
  if (!endsSession(request) || !isSignedIn(sender)) return sender.cookie;
  const [other] = await signIn(db, { ids: [sender.id], role: sender.role, secret });
  return other.cookie;
}

/** Sends a body to a page, as a form does. */
const post = (url, { path, body, headers }, { cookie }) =>
  call(url, { path, body, headers: { ...headers, origin: url, cookie } });

/** Returns the handlers by kind of request: how to send it, and how to check its response. */
function handlersOf(shop) {
  return {
    call: {
      async send(url, { request, sender }) {
        const { method, path, body, headers } = request;
        const cookie = `${await cookieOf(request, sender, shop)}; ${request.language}`;
        return call(url, { method, path, body, headers: { ...headers, cookie } });
      },
      faultsOf: ({ request }, answer) => faultsOf(request, answer),
    },
    page: {
      send: (url, { request, sender: { cookie } }) =>
        call(url, { ...request, headers: { ...request.headers, cookie } }),
      faultsOf: (_, answer) => faultsOfPage(answer),
    },
    action: {
      send: (url, { request, sender }) =>
        request.path ? post(url, request, sender) : act(url, sender, request.place, request.input),
      faultsOf: (_, answer) => faultsOfAction(answer),
    },
  };
}

/**
 * Opens a source of requests, each with its handler and sender, reproducible for the same `random`.
 * @param {object} shop of openSystemShop, seeded
 * @param {{ random: object, principals: object }} options
 */
export async function openSource(shop, { random, principals }) {
  const contract = await loadApiContract();
  const names = Object.entries(principals).map(([name, { rows }]) => [name, rows]);
  const rows = actionRows(Object.fromEntries(names), await findRows({ db: shop.db, principals }));
  const pages = (await readPages()).map(({ page }) => page);
  const senders = listPrincipals(principals);
  const calls = requestsOf({ contract, random, pools: await readPools(shop.db) });
  const addresses = pagesOf({ pages, random });
  const actions = actionsOf({ rows, actions: shop.actions, principals, random });
  const handlers = handlersOf(shop);

  return {
    next() {
      const share = random.int(1, 100);
      if (share <= PAGES) {
        return { handler: handlers.page, request: addresses.next(), sender: random.pick(senders) };
      }
      if (share > PAGES + ACTIONS) {
        return { handler: handlers.call, request: calls.next(), sender: random.pick(senders) };
      }
      const request = actions.next();
      const sender = senders.find(({ name }) => name === request.sender);
      return { handler: handlers.action, request, sender };
    },
  };
}
