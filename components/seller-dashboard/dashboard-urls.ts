import type { ProductListFilter, Tab } from "@/lib/seller-dashboard/schema";

/** The address of a tab of the dashboard. */
export function dashboardPath(tab: Tab, page = 1): string {
  const path = tab === "overview" ? "/dashboard" : `/dashboard?tab=${tab}`;
  return page > 1 ? `${path}&page=${page}` : path;
}

/** The address of the products with a search, filters, an order and a view. */
export function productListPath(choice: Partial<ProductListFilter>): string {
  const { q, show = "all", category, sort = "-edited", view = "table", page = 1 } = choice;
  const query = new URLSearchParams({ tab: "products" });
  if (show !== "all") query.set("show", show);
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (sort !== "-edited") query.set("sort", sort);
  if (view !== "table") query.set("view", view);
  if (page > 1) query.set("page", String(page));
  return `/dashboard?${query}`;
}

/** The address of the seller's drafts. */
export const DRAFTS_PATH = "/dashboard?tab=products&drafts=true";

/** The address of a draft in the product form. */
export function draftPath(id: number): string {
  return `/add-product?draft=${id}`;
}

/** The address of a product's stock history. */
export function historyPath(productId: number, page = 1): string {
  const path = `/dashboard?tab=products&history=${productId}`;
  return page > 1 ? `${path}&page=${page}` : path;
}

/** The address of a product's editor. */
export function editPath(productId: number): string {
  return `/add-product?edit=${productId}`;
}
