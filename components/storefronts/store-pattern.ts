import { categoryPattern } from "@/components/products/category-pattern";
import type { Weave } from "@/components/ui/weaves";
import type { Product } from "@/lib/products/dto";

/** The most frequent weave of a store's products; cloth without products. */
export function storePattern(products: Product[]): Weave {
  const counts = new Map<Weave, number>();
  for (const product of products) {
    const weave = categoryPattern(product);
    counts.set(weave, (counts.get(weave) ?? 0) + 1);
  }
  const [topCategory] = [...counts].sort(([, a], [, b]) => b - a);
  return topCategory?.[0] ?? "textiles";
}
