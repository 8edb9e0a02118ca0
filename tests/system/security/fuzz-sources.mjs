// Where the fuzzer's requests come from: calls by the registry, pages by their addresses, actions by the build.
import { loadApiContract } from "../../../scripts/lib/load-api-contract.mjs";
import { act, call } from "../http.mjs";
import { signIn } from "../people.mjs";
import { everybodyOf, isIn } from "./access-cells.mjs";
import { findRows } from "./action-found.mjs";
import { actionRows } from "./action-rows.mjs";
import { actionsOf, faultsOfAction } from "./fuzz-actions.mjs";
import { faultsOfPage, pagesOf } from "./fuzz-pages.mjs";
import { requestsOf } from "./fuzz-requests.mjs";
import { faultsOf } from "./oracle.mjs";
import { readPages } from "./page-addresses.mjs";

/** How many of a hundred requests are for pages, and how many for actions; all others are calls. */
const PAGES = 5;
const ACTIONS = 5;

/** Ids that are there, by the names of the parameters and keys that stand for them. */
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

/** Whether a request may end the session that it is sent with. */
export const endsSession = ({ row }) =>
  row?.path === "/api/logout" || row?.path.startsWith("/api/auth/");

/** Who sends a call. Whoever signs out does so in another browser, so that the others stay in. */
async function cookieOf(request, sender, { db, secret }) {
  if (!endsSession(request) || !isIn(sender)) return sender.cookie;
  const [other] = await signIn(db, { ids: [sender.id], role: sender.role, secret });
  return other.cookie;
}

/** Sends a body to a page as a form of ours would be. */
const post = (url, { path, body, headers }, { cookie }) =>
  call(url, { path, body, headers: { ...headers, origin: url, cookie } });

/** How each kind of request is sent, and what is wrong with its answer. */
function doorsOf(shop) {
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
 * A source of requests, each with the door that it is sent through and who sends it; the same for the same random.
 * @param {object} shop of openSystemShop, seeded
 * @param {{ random: object, principals: object }} house
 */
export async function openSource(shop, { random, principals }) {
  const contract = await loadApiContract();
  const names = Object.entries(principals).map(([name, { rows }]) => [name, rows]);
  const rows = actionRows(Object.fromEntries(names), await findRows({ db: shop.db, principals }));
  const pages = (await readPages()).map(({ page }) => page);
  const everybody = everybodyOf(principals);
  const calls = requestsOf({ contract, random, pools: await readPools(shop.db) });
  const addresses = pagesOf({ pages, random });
  const actions = actionsOf({ rows, actions: shop.actions, principals, random });
  const doors = doorsOf(shop);

  return {
    next() {
      const share = random.int(1, 100);
      if (share <= PAGES) {
        return { door: doors.page, request: addresses.next(), sender: random.pick(everybody) };
      }
      if (share > PAGES + ACTIONS) {
        return { door: doors.call, request: calls.next(), sender: random.pick(everybody) };
      }
      const request = actions.next();
      const sender = everybody.find(({ name }) => name === request.sender);
      return { door: doors.action, request, sender };
    },
  };
}
