import type { ReviewContent } from "../types";

/** Returns the reviews of a product, newest first, from [rating, title, comment]. */
export function reviewsOf(product: string, rows: [number, string, string][]): ReviewContent[] {
  return rows.map(([rating, title, comment]) => ({ product, rating, title, comment }));
}
