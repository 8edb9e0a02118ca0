// Lists of the admin and of the largest seller, as pages and API calls.
import { compare } from "./compare.mjs";
import { judgeLists } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { SignedInUser } from "./environment.mjs"
 * @import { LoadTarget } from "./load.mjs"
 * @import { Row } from "./table.mjs"
 *
 * @typedef {Record<string, string[]>} Lists paths by name
 */

const P95_MS = 150;
/** Number of concurrent admins and sellers. */
const CONNECTIONS = 8;

/**
 * @param {string} path
 * @param {number} count
 */
const pages = (path, count) => Array.from({ length: count }, (_, page) => `${path}${page * 100}`);

/** @type {Lists} */
const ADMIN_LISTS = {
  "people, call": pages("/api/admin/users?limit=100&offset=", 20),
  "products, call": pages("/api/admin/products?limit=100&offset=", 20),
  "waiting products, call": pages("/api/admin/products?status=pending&limit=100&offset=", 5),
  "orders, call": pages("/api/admin/orders?limit=100&offset=", 20),
  "figures, call": ["/api/admin/analytics"],
  "people, page": ["/admin?tab=users", "/admin?tab=users&role=seller&page=5"],
  "products, page": ["/admin?tab=products", "/admin?tab=products&status=pending&page=5"],
  "orders, page": ["/admin?tab=orders", "/admin?tab=orders&page=5"],
  "log, page": ["/admin?tab=audit"],
};

/**
 * @param {SignedInUser} seller
 * @returns {Lists}
 */
const listsOfSeller = ({ id }) => ({
  "sales, call": pages("/api/orders/seller?limit=100&offset=", 5),
  "products, call": [
    `/api/products?sellerId=${id}&limit=100`,
    `/api/products?sellerId=${id}&limit=100&offset=100`,
  ],
  "messages, call": ["/api/messages/seller"],
  "overview, page": ["/dashboard"],
  "product table, page": [
    "/dashboard?tab=products",
    "/dashboard?tab=products&q=coffee",
    "/dashboard?tab=products&show=low&sort=stock",
    "/dashboard?tab=products&category=crafts&sort=-price&page=3",
  ],
});

/**
 * Returns the targets of a role's lists: many users at a time, and pages also for a single one.
 * @param {string} role
 * @param {{ url: string, user: SignedInUser, lists: Lists }} options
 * @returns {Record<string, LoadTarget>}
 */
function targetsOf(role, { url, user, lists }) {
  const targets = Object.entries(lists).flatMap(([name, paths]) => {
    const target = { url, paths, headers: { cookie: user.cookie } };
    const forMany = [`${role}: ${name}`, { ...target, connections: CONNECTIONS }];
    const forSingle = [`${role}: ${name}, one at a time`, { ...target, connections: 1 }];
    return name.endsWith("page") ? [forMany, forSingle] : [forMany];
  });
  return Object.fromEntries(targets);
}

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function adminPages(context) {
  const { shop, admin, seller } = context;
  const targets = {
    ...targetsOf("admin", { url: shop.url, user: admin, lists: ADMIN_LISTS }),
    ...targetsOf("seller", { url: shop.url, user: seller, lists: listsOfSeller(seller) }),
  };
  const { figures, pace } = await compare(context, targets);
  return judgeLists({ figures, pace, below: P95_MS });
}
