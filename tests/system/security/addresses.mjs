// All URLs that read from the shop: pages with their tabs and states, and each API call with GET, with the ids of the
// principals' rows.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "../../../scripts/lib/command/paths.mjs";
import { readRoutes } from "./page-addresses.mjs";

/**
 * @import { Pool } from "pg"
 * @import { OwnedTable, Principals } from "./actors.mjs"
 *
 * @typedef {Awaited<ReturnType<typeof readIds>>} Ids
 */

/** Maximum number of rows per table and principal. */
const MAX_ROWS = 2;

/** lib/admin/exports/service.ts */
const EXPORTS = [
  "analytics-conversion",
  "analytics-revenue",
  "audit",
  "best-selling",
  "most-viewed",
  "orders",
  "products",
  "search-misses",
  "users",
];

/**
 * Returns the values of a path parameter, by the segment before it.
 * @param {Ids} ids
 * @returns {Record<string, (string | number)[]>}
 */
function valuesOf(ids) {
  return {
    documents: ids.documents,
    events: ids.events,
    exports: EXPORTS,
    orders: ids.orders,
    "payout-batches": ids.batches,
    posts: ids.slugs,
    product: ids.products,
    products: ids.products,
    reports: ids.reports,
    sellers: ids.sellers,
    store: ids.stores,
    documents_of: ["invoice", "gift-receipt", "packing-slip"],
    auth: ["session", "providers", "csrf"],
  };
}

/** API calls with query parameters that might loosen their filters. */
const LOOSENED = [
  "/api/products?isActive=false",
  "/api/products?moderationStatus=pending",
  "/api/products?search=cnry",
  "/api/blog/posts?isPublished=false",
  "/api/businesses?isActive=false",
  "/api/customer-stories?status=pending",
  "/api/search/suggestions?q=cnry",
  "/api/orders?buyerId=22",
  "/api/orders?limit=1000",
  "/api/seller/payout-info?sellerId=2",
  "/api/seller/storefront?sellerId=2",
  "/sitemap.xml",
  "/robots.txt",
  "/blog/feed.xml",
];

/**
 * @param {Pool} db
 * @param {string} sql of one column, `value`
 * @returns {Promise<(string | number)[]>}
 */
const column = async (db, sql) => (await db.query(sql)).rows.map(({ value }) => value);

/**
 * @param {Pool} db
 * @param {Principals} principals
 */
async function readIds(db, principals) {
  /** @param {OwnedTable} table */
  const ownedBy = (table) =>
    Object.values(principals).flatMap(({ rows }) => (rows[table] ?? []).slice(0, MAX_ROWS));
  const hidden = "SELECT id AS value FROM products WHERE moderation_status <> 'approved'";
  const sellerOrders = `SELECT min(order_id) AS value FROM order_parts GROUP BY seller_id ORDER BY seller_id LIMIT 4`;
  return {
    orders: [...ownedBy("orders"), ...(await column(db, sellerOrders))],
    products: [...ownedBy("products"), ...(await column(db, hidden))],
    payouts: ownedBy("payouts"),
    lists: ownedBy("comparison_lists"),
    threads: await column(db, "SELECT id AS value FROM message_threads"),
    events: await column(db, "SELECT id AS value FROM events ORDER BY id LIMIT 3"),
    tickets: await column(db, "SELECT code AS value FROM ticket_purchases ORDER BY id LIMIT 4"),
    reports: ownedBy("monthly_reports"),
    sellers: await column(db, "SELECT seller_id AS value FROM storefronts"),
    stores: await column(db, "SELECT url_slug AS value FROM storefronts"),
    slugs: await column(
      db,
      "SELECT slug AS value FROM blog_posts WHERE NOT is_published OR id < 3",
    ),
    batches: await column(db, "SELECT id AS value FROM payout_batches LIMIT 2"),
    documents: await column(db, "SELECT key AS value FROM uploads WHERE kind = 'document' LIMIT 2"),
  };
}

/**
 * Returns the pages of the list of routes, and those of single rows.
 * @param {Ids} ids
 */
async function pagesOf(ids) {
  const routes = (await readRoutes()).flatMap(({ paths }) => paths);
  /**
   * @param {(string | number)[]} list
   * @param {string} address
   */
  const of = (list, address) => list.map((id) => address.replace("*", String(id)));
  return [
    ...routes.map((address) => address.replace(/#.*/, "")),
    ...of(ids.orders, "/orders?order=*"),
    ...of(ids.products, "/product/*"),
    ...of(ids.products, "/add-product?edit=*"),
    ...of(ids.payouts, "/payout-settings?payout=*"),
    ...of(ids.lists, "/buyer-tools?list=*"),
    ...of(ids.threads, "/profile?tab=messages&thread=*"),
    ...of(ids.threads, "/dashboard?tab=messages&thread=*"),
    ...of(ids.events, "/events?checkin=*"),
    ...of(ids.tickets, "/events?ticket=*"),
    ...of(ids.sellers, "/seller/*"),
    ...of(ids.stores, "/store/*"),
    ...of(ids.slugs, "/blog/*"),
  ];
}

/**
 * Returns the URLs of every handler that responds to GET.
 * @param {Ids} ids
 */
function callsOf(ids) {
  const values = valuesOf(ids);
  return fs
    .readdirSync(inRoot("app", "api"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .filter((file) => /\bGET\b/.test(fs.readFileSync(inRoot("app", "api", file), "utf8")))
    .flatMap((file) => fill(["", "api", ...path.dirname(file).split(path.sep)], values));
}

/**
 * Returns one URL for each value of each parameter.
 * @param {string[]} segments
 * @param {Record<string, (string | number)[]>} values
 */
function fill(segments, values) {
  /** @type {(string | number)[][]} */
  const empty = [[]];
  return segments
    .reduce((addresses, segment, index) => {
      if (!segment.startsWith("[")) return addresses.map((address) => [...address, segment]);
      const key = segment === "[kind]" ? "documents_of" : (segments[index - 1] ?? "");
      const options = values[key] ?? [];
      return addresses.flatMap((address) => options.map((value) => [...address, value]));
    }, empty)
    .map((address) => address.join("/"));
}

/**
 * @param {Pool} db
 * @param {Principals} principals
 * @returns {Promise<{ pages: string[], calls: string[] }>} paths with their queries, each once
 */
export async function readAddresses(db, principals) {
  const ids = await readIds(db, principals);
  return {
    pages: [...new Set(await pagesOf(ids))],
    calls: [...new Set([...callsOf(ids), ...LOOSENED])],
  };
}
