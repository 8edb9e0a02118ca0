import { beforeAll, describe, expect, it } from "vitest";
import { findUsers } from "@/lib/admin/users/queries";
import { userSearchSchema } from "@/lib/admin/users/schema";
import { findEntries } from "@/lib/audit/queries";
import { auditSearchSchema } from "@/lib/audit/schema";
import type { Role, Viewer } from "@/lib/auth/viewer";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { countUnread, listThreads } from "@/lib/messaging/queries";
import { searchEmails } from "@/lib/notifications/email-outbox/queries";
import { emailSearchSchema } from "@/lib/notifications/email-outbox/schema";
import { listNotifications } from "@/lib/notifications/queries";
import { findOrders, listAllOrders, listPurchases, listSales } from "@/lib/orders/queries/orders";
import { orderSearchSchema } from "@/lib/orders/schema";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { parseShopFilter } from "@/lib/products/filters/schema";
import { getProduct } from "@/lib/products/queries/products";
import { getReviewSummary, listReviews } from "@/lib/reviews/queries";
import { listSuggestions } from "@/lib/search/queries";
import { getDashboard } from "@/lib/seller-dashboard/queries/overview";
import { listSellerProducts } from "@/lib/seller-dashboard/queries/product-list";
import { productListSchema } from "@/lib/seller-dashboard/schema";
import { getSeller, getSellerReviews } from "@/lib/sellers/queries/sellers";
import { listRelated } from "@/lib/shop/queries/featured";
import { listProducts } from "@/lib/shop/queries/list";
import { getShopPage } from "@/lib/shop/queries/page";
import { getWishlist } from "@/lib/wishlist/queries";

import { growMarket } from "../bench/fill/market.mjs";
import { indexesBehind, statementsOf, wholeReadsOf } from "../support/query-plans";

const PRODUCTS = 12_000;
const BIG = [
  "products",
  "orders",
  "order_parts",
  "order_lines",
  "users",
  "reviews",
  "notifications",
  "messages",
  "message_threads",
  "wishlist_items",
  "outbox",
  "audit_entries",
];

// Rows of users, in addition to products and orders.
const TRACES = [
  `INSERT INTO reviews (product_id, author_id, rating, title, comment)
   SELECT 1 + (n * 13) % ${PRODUCTS}, u.ids[1 + n % cardinality(u.ids)], 1 + n % 5, 'A title', 'A comment'
   FROM generate_series(1, 20000) n, (SELECT array_agg(id) AS ids FROM users WHERE role = 'buyer') u
   ON CONFLICT DO NOTHING`,
  `INSERT INTO notifications (user_id, kind, values, href, dedupe_key)
   SELECT id, 'order_placed', '{"id": "1"}', '/orders', 'plan ' || id FROM users`,
  `INSERT INTO wishlist_items (user_id, product_id)
   SELECT u.ids[1 + n % cardinality(u.ids)], 1 + (n * 17) % ${PRODUCTS}
   FROM generate_series(1, 20000) n, (SELECT array_agg(id) AS ids FROM users WHERE role = 'buyer') u
   ON CONFLICT DO NOTHING`,
  `INSERT INTO message_threads (buyer_id, seller_id, product_id, subject)
   SELECT u.ids[1 + p.id % cardinality(u.ids)], p.seller_id, p.id, 'A question'
   FROM products p, (SELECT array_agg(id) AS ids FROM users WHERE role = 'buyer') u`,
  `INSERT INTO messages (thread_id, sender_id, receiver_id, subject, message)
   SELECT id, buyer_id, seller_id, subject, 'How large is it?' FROM message_threads`,
  "UPDATE products SET stock = 100 WHERE id = 4001",
  "VACUUM ANALYZE",
];

/**
 * Queries that count everything must read everything, and facets read up to ten thousand products; see docs/benchmarks.
 */
const READS_MUCH = [
  /^SELECT count\(\*\)::int AS total FROM users u WHERE u.deleted_at IS NULL$/,
  /^SELECT COUNT\(\*\) .* FROM "public"."orders" WHERE \(NOT \([^)]*\)[^)]*\)\) OFFSET \$2\) AS "sub"$/,
  /^WITH scanned AS MATERIALIZED/,
];

/** Indexes that another index of their table can replace: those are dropped with them. */
const STAND_INS: Record<string, string[]> = {
  messages_receiver_id_created_at_idx: ["messages_thread_id_created_at_idx"],
  messages_unread_idx: ["messages_receiver_id_created_at_idx"],
  products_live_newest: ["products_by_status", "products_newest"],
  products_of_seller_edited: ["products_of_seller"],
};

async function createViewer(role: Role): Promise<Viewer> {
  const row = await db.user.findFirstOrThrow({ where: { role }, orderBy: { id: "desc" } });
  return {
    ...row,
    sessionId: "plans",
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: false,
  };
}

const shop = (query: string) =>
  getShopPage(parseShopFilter(Object.fromEntries(new URLSearchParams(query))), "en");

async function order(buyer: Viewer) {
  const items = [{ productId: 4_001, quantity: 1 }];
  const { clientSecret, amount } = await createPaymentIntent(buyer, { items }, "en");
  const id = clientSecret.split("_secret_")[0];
  const object = { id, amount, currency: "usd", status: "succeeded" };
  const type = "payment_intent.succeeded";
  const raw = JSON.stringify({ id: "evt_plans", object: "event", type, data: { object } });
  await handleEvent(raw, signPayload(raw));
}

const QUERIES: [string, (who: Record<Role, Viewer>) => Promise<unknown>][] = [
  ["the shop", () => shop("")],
  ["the shop, filtered and sorted", () => shop("category=coffee&minPrice=10&sort=price-asc")],
  ["the shop, by rating", () => shop("sort=rating&inStock=true")],
  ["a search", () => shop("search=berbere")],
  ["a search with a typing error", () => shop("search=cardamum")],
  ["a search with some of its words", () => shop("search=berbere zzqqzz")],
  ["suggestions", () => listSuggestions("jeb")],
  ["GET /api/products", () => listProducts(null, { limit: 24, offset: 0 } as never)],
  ["a product", () => getProduct(4_001, "en")],
  ["its relations", () => listRelated({ id: 4_001, categorySlug: "coffee" }, "en")],
  ["its reviews", () => listReviews(4_001)],
  ["their summary", () => getReviewSummary(4_001)],
  ["a seller", () => getSeller(300, "en")],
  ["a seller's reviews", () => getSellerReviews(300, "en")],
  ["somebody's wishlist", ({ buyer }) => getWishlist(buyer)],
  ["somebody's orders", ({ buyer }) => listPurchases(buyer)],
  ["somebody's messages", ({ buyer }) => listThreads(buyer)],
  ["how many are unread", ({ buyer }) => countUnread(buyer)],
  ["somebody's news", ({ buyer }) => listNotifications(buyer, "en")],
  ["a seller's sales", ({ seller }) => listSales(seller)],
  ["a seller's dashboard", ({ seller }) => getDashboard(seller, "weeks")],
  [
    "a search in a seller's product table",
    ({ seller }) => listSellerProducts(seller, productListSchema.parse({ q: "coffee" })),
  ],
  ["all orders", ({ admin }) => listAllOrders(admin, { limit: 100, offset: 0 })],
  [
    "orders of an address",
    ({ admin }) => findOrders(admin, orderSearchSchema.parse({ q: "buyer77@" })),
  ],
  ["all people", ({ admin }) => findUsers(admin, userSearchSchema.parse({ page: 2 }))],
  ["people of a name", ({ admin }) => findUsers(admin, userSearchSchema.parse({ q: "buyer 77" }))],
  [
    "the log",
    ({ admin }) => findEntries(admin, auditSearchSchema.parse({ action: "product.created" })),
  ],
  ["an order", ({ buyer }) => order(buyer)],
  ["the mails", ({ admin }) => searchEmails(admin, emailSearchSchema.parse({ q: "buyer77@" }))],
];

describe(`query plans over ${PRODUCTS} products and their related rows`, () => {
  const who = {} as Record<Role, Viewer>;

  beforeAll(async () => {
    const shares = { sellers: 1 / 30, people: 2 / 3, orders: 1 };
    await growMarket(env.DATABASE_URL ?? "", { from: 0, to: PRODUCTS }, shares);
    for (const trace of TRACES) await db.$executeRawUnsafe(trace);
    for (const role of ["buyer", "seller", "admin"] as const) who[role] = await createViewer(role);
  }, 180_000);

  it.each(QUERIES)("read no large table completely: %s", async (_name, load) => {
    const statements = await statementsOf(() => load(who));

    expect(statements.length).toBeGreaterThan(0);
    const results = await wholeReadsOf(statements, BIG);
    expect(results.filter(([, text]) => !READS_MUCH.some((pattern) => pattern.test(text)))).toEqual(
      [],
    );
  });

  it.each([
    [
      "notifications",
      "notifications_user_id_created_at_idx",
      () => listNotifications(who.buyer, "en"),
    ],
    ["reviews", "reviews_product_id_created_at_idx", () => listReviews(4_001)],
    ["products", "products_of_seller", () => getDashboard(who.seller, "weeks")],
    ["order_parts", "order_parts_sold", () => getDashboard(who.seller, "weeks")],
    ["products", "products_live_words", () => shop("search=harar longberry")],
  ])("read a table completely when an index of %s is dropped", async (table, index, load) => {
    const statements = await statementsOf(load);
    const results = await wholeReadsOf(statements, BIG, [`DROP INDEX ${index}`]);

    expect(results.map(([name]) => name)).toContain(table);
  });

  it("read a table completely when any used index is dropped", async () => {
    const requested = [];
    for (const [, load] of QUERIES) requested.push(...(await statementsOf(() => load(who))));
    const used = await indexesBehind(requested, BIG);
    const unnoticed: string[] = [];
    for (const { index, table, statements } of used) {
      const dropped = [index, ...(STAND_INS[index] ?? [])].map((name) => `DROP INDEX ${name}`);
      const before = await wholeReadsOf(statements, [table]);
      const after = await wholeReadsOf(statements, [table], dropped);
      if (after.length <= before.length) unnoticed.push(index);
    }

    expect(used.map(({ index }) => index)).toEqual(expect.arrayContaining(Object.keys(STAND_INS)));
    expect(unnoticed).toEqual([]);
  });
});
