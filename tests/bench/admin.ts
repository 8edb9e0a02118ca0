// Asks what the operator's desk and a large seller's dashboard ask, and tells how long each kind took. Started by
// scripts/bench-admin.mjs with DATABASE_URL, CONNECTIONS and SECONDS.
import {
  getTotals,
  listActivity,
  listBestSelling,
  listConversion,
  listMostViewed,
} from "@/lib/analytics/queries";
import { findEntries } from "@/lib/audit/queries";
import { auditSearchSchema } from "@/lib/audit/schema";
import type { Role, Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { findMails } from "@/lib/mailbox/queries";
import { mailSearchSchema } from "@/lib/mailbox/schema";
import { countWaiting } from "@/lib/moderation/queries/counts";
import { listWaiting } from "@/lib/moderation/queries/inbox";
import { findProducts, listAllProducts } from "@/lib/moderation/queries/products";
import { productSearchSchema } from "@/lib/moderation/schema";
import { findOrders, listAllOrders, listSales } from "@/lib/orders/queries";
import { orderSearchSchema } from "@/lib/orders/schema";
import { findUsers, listUsers } from "@/lib/users/queries";
import { userSearchSchema } from "@/lib/users/schema";
import { type Kind, measure } from "./measure";

async function somebody(role: Role): Promise<Viewer> {
  const [row] = await db.$queryRaw<{ id: number; username: string }[]>`
    SELECT id, username FROM users u WHERE role = ${role}::"Role"
    ORDER BY (SELECT count(*) FROM order_parts p WHERE p.seller_id = u.id) DESC LIMIT 1`;
  if (!row) throw new Error(`There is no ${role}`);
  return { ...row, role, sessionId: "bench", isEmailVerified: true };
}

const admin = await somebody("admin");
const seller = await somebody("seller");
const span = (turn: number) => ({ limit: 100, offset: (turn % 50) * 100 });
const page = (turn: number) => 1 + (turn % 40);

const users = (query: object) => findUsers(admin, userSearchSchema.parse(query));
const products = (query: object) => findProducts(admin, productSearchSchema.parse(query));
const log = (query: object) => findEntries(admin, auditSearchSchema.parse(query));
const mails = (query: object) => findMails(admin, mailSearchSchema.parse(query));
const orders = (query: object) => findOrders(admin, orderSearchSchema.parse(query));

const kinds: Kind[] = [
  { name: "users: newest", ask: (turn) => users({ page: page(turn) }) },
  { name: "users: search", ask: (turn) => users({ q: `er ${turn % 900}` }) },
  {
    name: "users: role, by name",
    ask: (turn) => users({ role: "seller", sort: "name", page: page(turn) }),
  },
  { name: "users: call", ask: (turn) => listUsers(admin, span(turn)) },
  { name: "products: call", ask: (turn) => listAllProducts(admin, span(turn)) },
  {
    name: "products: pending",
    ask: (turn) => listAllProducts(admin, { status: "pending", ...span(turn % 5) }),
  },
  { name: "products: newest", ask: (turn) => products({ page: page(turn) }) },
  { name: "products: title", ask: (turn) => products({ q: `netela ${turn % 90}` }) },
  { name: "products: category", ask: (turn) => products({ category: "coffee", page: page(turn) }) },
  { name: "products: hidden", ask: (turn) => products({ state: "inactive", page: page(turn) }) },
  { name: "log: newest", ask: () => log({}) },
  { name: "log: action", ask: () => log({ action: "product.created" }) },
  { name: "log: product", ask: (turn) => log({ subject: "product", number: String(1 + turn) }) },
  { name: "mails: newest", ask: (turn) => mails({ page: page(turn) }) },
  { name: "mails: address", ask: (turn) => mails({ q: `buyer${turn % 900}@` }) },
  { name: "orders: newest", ask: (turn) => orders({ page: String(page(turn)) }) },
  { name: "orders: by e-mail", ask: (turn) => orders({ q: `buyer${turn % 900}@` }) },
  {
    name: "orders: by status",
    ask: (turn) => orders({ status: "shipped", page: String(page(turn)) }),
  },
  { name: "orders: call", ask: (turn) => listAllOrders(admin, span(turn)) },
  { name: "sales of the largest", ask: (turn) => listSales(seller, span(turn % 5)) },
  { name: "approvals", ask: () => listWaiting(admin) },
  { name: "approvals: counts", ask: () => countWaiting(admin) },
  { name: "analytics: totals", ask: () => getTotals(admin) },
  { name: "analytics: conversion", ask: () => listConversion(admin) },
  { name: "analytics: most viewed", ask: () => listMostViewed(admin) },
  { name: "analytics: best selling", ask: () => listBestSelling(admin) },
  { name: "analytics: activity", ask: () => listActivity(admin) },
];

await measure("desk", kinds);
process.exit(0);
