import type { ProductFilter, Tab } from "@/lib/seller-dashboard/schema";

/** The address of a tab of the dashboard. */
export function dashboardPath(tab: Tab, page = 1): string {
  const path = tab === "overview" ? "/dashboard" : `/dashboard?tab=${tab}`;
  return page > 1 ? `${path}&page=${page}` : path;
}

type ProductListChoice = { q?: string; show?: ProductFilter; page?: number };

/** The address of the products with a search and a filter. */
export function productListPath({ q = "", show = "all", page = 1 }: ProductListChoice): string {
  const query = new URLSearchParams({ tab: "products" });
  if (show !== "all") query.set("show", show);
  if (q) query.set("q", q);
  if (page > 1) query.set("page", String(page));
  return `/dashboard?${query}`;
}

/** The address of a new product that copies another. */
export function copyPath(productId: number): string {
  return `/add-product?copy=${productId}`;
}

/** The address of a product's editor. */
export function editPath(productId: number): string {
  return `/add-product?edit=${productId}`;
}
