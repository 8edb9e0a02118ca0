import "server-only";

import { remember, rememberedEach } from "@/lib/core/remembered";
import { type Product, toProduct } from "./dto";
import { type Raw, readRows, toRow } from "./rows";

/** Each is kept until it changes or the day ends, with which certificates do. */
function keeping(now: Date) {
  const today = now.toISOString().slice(0, 10);
  return {
    key: (id: number) => `product ${id} ${today}`,
    tags: (id: number) => [`product:${id}`],
  };
}

/** Products as everybody is told of them, as they are now, in this order. */
export function loadProducts(ids: number[]): Promise<Product[]> {
  const now = new Date();
  return rememberedEach(ids, {
    ...keeping(now),
    read: async (missing) => {
      const rows = await readRows(missing);
      return new Map(rows.map((row) => [row.id, toProduct(row, now)]));
    },
  });
}

/** Keeps for `loadProducts` what was read beside something else. @param at when that began (`moment`) */
export function knowProducts(rows: Raw[], at: number) {
  const now = new Date();
  const { key } = keeping(now);
  for (const raw of rows) remember(key(raw.id), { at, value: toProduct(toRow(raw), now) });
}
