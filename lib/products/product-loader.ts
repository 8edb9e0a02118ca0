import "server-only";

import { memoizeMany } from "@/lib/cache/memoize";
import { consumeRequestValue, setRequestValue } from "@/lib/core/request-context";
import { type Product, toProduct } from "./dto";
import { type ProductJsonRow, readRows, toRow } from "./product-rows";

/** Products as everybody is told of them, as they are now, in this order. */
export async function loadProducts(ids: number[]): Promise<Product[]> {
  const read = consumeRequestValue(READ) as Map<number, Product> | undefined;
  if (!read) return findProducts(ids);
  const missing = ids.filter((id) => !read.has(id));
  for (const product of await findProducts(missing)) read.set(product.id, product);
  return ids.flatMap((id) => read.get(id) ?? []);
}

/** Each is kept until it changes or the day ends, with which certificates do. */
async function findProducts(ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  return memoizeMany(ids, {
    key: (id) => `product ${id} ${today}`,
    tags: (id) => [`product:${id}`],
    read: async (missing) => {
      const rows = await readRows(missing);
      return new Map(rows.map((row) => [row.id, toProduct(row, now)]));
    },
  });
}

/** Under what a request finds what it has read beside something else. */
const READ = "products";

/**
 * Hands what was read beside something else to the same request's `loadProducts`. It is not kept: most searches are never
 * asked again, and two dozen products of each would drive out those that many look at.
 */
export function primeProducts(rows: ProductJsonRow[]) {
  const now = new Date();
  setRequestValue(READ, new Map(rows.map((raw) => [raw.id, toProduct(toRow(raw), now)])));
}
