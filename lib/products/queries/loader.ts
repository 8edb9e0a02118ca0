import "server-only";

import { memoizeMany } from "@/lib/cache/memoize";
import { reportTags } from "@/lib/cache/page-reads.mjs";
import { productTag } from "@/lib/cache/tags";
import { consumeRequestValue, setRequestValue } from "@/lib/core/request-context";
import { shareJson } from "@/lib/core/shared-json";
import type { Language } from "@/lib/i18n/routing";
import { type Product, toProduct } from "@/lib/products/dto";
import { translateProducts } from "@/lib/products/translate";
import { type ProductJsonRow, readRows, toRow } from "./rows";

/** Returns the current public data of products, in the order of `ids`. Unknown ids are left out. */
export async function loadProducts(ids: number[]): Promise<Product[]> {
  reportTags(ids.map(productTag));
  const read = consumeRequestValue(READ) as Map<number, Product> | undefined;
  if (!read) return findProducts(ids);
  const missing = ids.filter((id) => !read.has(id));
  for (const product of await findProducts(missing)) read.set(product.id, product);
  return ids.flatMap((id) => read.get(id) ?? []);
}

/** Returns the current public data of products in one language, in the order of `ids`. */
export async function loadTranslatedProducts(locale: Language, ids: number[]) {
  return translateProducts(locale, await loadProducts(ids));
}

/** Caches each product until it changes or the UTC day ends, when certificates may expire. */
async function findProducts(ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  return memoizeMany(ids, {
    key: (id) => `product ${id} ${today}`,
    tags: (id) => [productTag(id)],
    read: async (missing) => {
      const rows = await readRows(missing);
      return new Map(rows.map((row) => [row.id, shareJson(toProduct(row, now))]));
    },
  });
}

/** Key of the request-scoped value that `primeProducts` sets. */
const READ = "products";

/**
 * Passes rows that a search has already read to `loadProducts` of the same request. They are not cached: most searches
 * are never repeated and would evict products with many views.
 */
export function primeProducts(rows: ProductJsonRow[]) {
  const now = new Date();
  setRequestValue(READ, new Map(rows.map((raw) => [raw.id, toProduct(toRow(raw), now)])));
}
