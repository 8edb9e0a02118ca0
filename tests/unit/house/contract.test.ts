import { describe, expect, it } from "vitest";

import { filesBelow, readText } from "../../support/files";

/** The calls of the contract that the shop answers. */
const CONTRACT = [
  "GET /api/businesses",
  "GET /api/events",
  "POST /api/events/[eventId]/tickets",
  "GET /api/me",
  "GET /api/messages/seller",
  "GET /api/orders",
  "GET /api/orders/seller",
  "GET /api/products",
  "GET /api/products/[id]",
  "GET /api/products/[id]/rating",
  "GET /api/products/[id]/reviews",
  "GET /api/reports/[reportId]/pdf",
  "GET /api/reports/monthly",
  "POST /api/reports/generate",
  "GET /api/search/suggestions",
  "GET /api/seller/payout-info",
  "GET /api/seller/storefront",
  "GET /api/sellers/[sellerId]",
  "GET /api/sellers/[sellerId]/badges",
  "GET /api/sellers/[sellerId]/stats",
  "GET /api/wishlist",
  "GET /api/admin/analytics",
  "GET /api/admin/orders",
  "GET /api/admin/products",
  "GET /api/admin/users",
  "GET /api/buyer-tools/comparison-lists",
  "GET /api/buyer-tools/price-tracking",
  "GET /api/buyer-tools/wishlist",
  "POST /api/buyer-tools/comparison-lists",
  "POST /api/buyer-tools/price-tracking",
  "POST /api/buyer-tools/wishlist",
  "GET /api/seller-tools/bulk-updates",
  "GET /api/seller-tools/customer-insights",
  "GET /api/seller-tools/inventory-alerts",
  "GET /api/seller-tools/promotions",
  "GET /api/seller-tools/sales-metrics",
  "GET /api/seller-tools/suppliers",
  "POST /api/seller-tools/bulk-updates",
  "POST /api/seller-tools/inventory-alerts",
  "POST /api/seller-tools/promotions",
  "POST /api/seller-tools/suppliers",
  "GET /api/customer-stories",
  "GET /api/analytics/categories",
  "GET /api/analytics/purchases",
  "GET /api/analytics/states",
  "GET /api/subscription-plans",
  "GET /api/user-subscription",
  "GET /api/blog/categories",
  "GET /api/blog/posts",
  "GET /api/blog/posts/[slug]",
  "GET /api/forum/categories",
  "GET /api/forum/posts",
  "GET /api/wholesale-application",
  "POST /api/business-applications",
  "POST /api/cancel-subscription",
  "POST /api/subscribe",
  "POST /api/customer-stories",
  "POST /api/forum/posts",
  "POST /api/seller-application",
  "POST /api/wholesale-application",
  "POST /api/create-payment-intent",
  "POST /api/login",
  "POST /api/logout",
  "POST /api/messages",
  "DELETE /api/upload/image",
  "POST /api/upload/image",
  "POST /api/upload/images",
  "POST /api/products",
  "PUT /api/products/[id]",
  "DELETE /api/products/[id]",
  "POST /api/register",
  "POST /api/reviews",
  "POST /api/seller/disconnect-stripe",
  "POST /api/seller/setup-stripe-connect",
  "POST /api/seller/storefront",
  "POST /api/seller/storefront/publish",
  "POST /api/webhooks/stripe",
  "POST /api/wishlist/[productId]",
  "PUT /api/admin/products/[productId]/moderation",
  "PUT /api/profile",
];

/** What the shop needs besides: the session library, the scheduler, who watches it, files to keep, the pictures of link previews, the sandbox's card form. */
const INTERNAL = [
  "GET /api/admin/exports/[list]",
  "POST /api/views",
  "POST /api/vitals",
  "GET /api/events/[eventId]/calendar",
  "GET /api/events/waiting",
  "GET /api/admin/payout-batches/[id]",
  "GET /api/auth/[...nextauth]",
  "POST /api/auth/[...nextauth]",
  "GET /api/health",
  "GET /api/jobs",
  "GET /api/metrics",
  "GET /api/ready",
  "GET /api/documents/[key]",
  "POST /api/upload/document",
  "GET /api/orders/[orderId]/documents/[kind]",
  "GET /api/notifications",
  "GET /api/products/[id]/wholesale",
  "GET /api/payouts/statement",
  "GET /api/profile/export",
  "POST /api/jobs",
  "GET /api/og/brand",
  "GET /api/og/product/[id]",
  "GET /api/og/store/[urlSlug]",
  "GET /api/messages/unread",
  "POST /api/sandbox/payment-intents/[id]/confirm",
];

const METHOD = /\b(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;

/** The methods that a route file exports. */
function methodsOf(file: string) {
  const exported = readText(file).match(/^export .*$/gm) ?? [];
  const names = exported.map((line) => line.replace(/=.*$/, ""));
  return [...new Set(names.flatMap((line) => line.match(METHOD) ?? []))];
}

const routes = filesBelow("app/api").filter((file) => file.endsWith("/route.ts"));
const answered = routes.flatMap((file) =>
  methodsOf(file).map(
    (method) => `${method} /${file.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`,
  ),
);

describe("the calls under app/api", () => {
  it("are those of the contract and the few internal ones", () => {
    expect(answered.sort()).toEqual([...CONTRACT, ...INTERNAL].sort());
  });
});
