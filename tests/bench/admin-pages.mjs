// Lists of the admin and of the largest seller, as pages and API calls.
import { compare } from "./compare.mjs";
import { judgeLists } from "./table.mjs";

const P95_MS = 150;
/** Number of concurrent admins and sellers. */
const CONNECTIONS = 4;

const pages = (path, count) => Array.from({ length: count }, (_, page) => `${path}${page * 100}`);

const LISTS = {
  admin: {
    "people, call": pages("/api/admin/users?limit=100&offset=", 20),
    "products, call": pages("/api/admin/products?limit=100&offset=", 20),
    "waiting products, call": pages("/api/admin/products?status=pending&limit=100&offset=", 5),
    "orders, call": pages("/api/admin/orders?limit=100&offset=", 20),
    "figures, call": ["/api/admin/analytics"],
    "admin pages": [
      "/admin?tab=users",
      "/admin?tab=products",
      "/admin?tab=orders",
      "/admin?tab=audit",
    ],
  },
  seller: {
    "sales, call": pages("/api/orders/seller?limit=100&offset=", 5),
    "products, call": [
      "/api/products?sellerId=SELLER&limit=100",
      "/api/products?sellerId=SELLER&limit=100&offset=100",
    ],
    "messages, call": ["/api/messages/seller"],
    "the dashboard": ["/dashboard"],
    "the product table": [
      "/dashboard?tab=products",
      "/dashboard?tab=products&q=coffee",
      "/dashboard?tab=products&show=low&sort=stock",
      "/dashboard?tab=products&category=crafts&sort=-price&page=3",
    ],
  },
};

/** @returns {Promise<object[]>} rows */
export async function adminPages(context) {
  const targets = Object.entries(LISTS).flatMap(([role, lists]) =>
    Object.entries(lists).map(([name, paths]) => [
      `${role}: ${name}`,
      {
        url: context.shop.url,
        paths: paths.map((path) => path.replace("SELLER", context.seller.id)),
        connections: CONNECTIONS,
        headers: { cookie: context[role].cookie },
      },
    ]),
  );
  const { figures, pace } = await compare(context, Object.fromEntries(targets));
  return judgeLists(
    targets.map(([name]) => name),
    { figures, pace, below: P95_MS },
  );
}
