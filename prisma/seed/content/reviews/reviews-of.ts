import type { ReviewContent } from "../types";

/** The reviews of one product, newest first, as [rating, title, comment]. */
export function reviewsOf(product: string, rows: [number, string, string][]): ReviewContent[] {
  return rows.map(([rating, title, comment]) => ({ product, rating, title, comment }));
}
