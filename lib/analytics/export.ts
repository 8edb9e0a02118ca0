import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { toDecimal } from "@/lib/core/money";
import { toRange } from "@/lib/seller-dashboard/rules";
import {
  listBestSelling,
  listConversion,
  listMarketPoints,
  listTopViewed,
  type TopProduct,
} from "./queries";

/** Maximum number of products in an export. */
const EXPORTED = 1_000;

/** Orders and revenue in dollars by week or month (`range`). @throws DomainError forbidden */
export async function exportRevenue(viewer: Viewer, search: URLSearchParams) {
  const points = await listMarketPoints(viewer, toRange(search.get("range")));
  return [
    ["start", "orders", "revenue"],
    ...points.map(({ start, orders, revenueCents }) => [start, orders, toDecimal(revenueCents)]),
  ];
}

/** Units sold, views and their ratio in percent, by week. @throws as `exportRevenue` */
export async function exportConversion(viewer: Viewer) {
  const points = await listConversion(viewer);
  return [
    ["week", "units", "views", "percent"],
    ...points.map(({ start, units, views, percent }) => [
      start,
      units,
      views,
      percent === null ? null : percent.toFixed(1),
    ]),
  ];
}

/** The products with the highest number of page views. @throws as `exportRevenue` */
export async function exportTopViewed(viewer: Viewer) {
  return rowsOf("views", await listTopViewed(viewer, EXPORTED));
}

/** The products with the highest number of units sold. @throws as `exportRevenue` */
export async function exportBestSelling(viewer: Viewer) {
  return rowsOf("sold", await listBestSelling(viewer, EXPORTED));
}

function rowsOf(name: string, products: TopProduct[]) {
  return [["id", "title", name], ...products.map(({ id, title, count }) => [id, title, count])];
}
