import { toCategorySlug } from "@/lib/products/categories";
import type { MyProducts } from "@/lib/seller-tools/queries/inventory";
import { type Adjustment, adjustedPrice } from "@/lib/seller-tools/rules";

type Product = MyProducts[number];

/** The reason why a product's price does not change. */
type UnchangedReason = "leftOut" | "tooLow" | "tooHigh" | "same";

export type PreviewRow = {
  product: Product;
  afterCents: number;
  unchangedReason: UnchangedReason | null;
};

type Draft = {
  /** Null without a valid adjustment. */
  adjustment: Adjustment | null;
  category: string;
  excludedIds: number[];
};

/** Every product of an update with its new price. Cents. */
export function previewOf(products: Product[], draft: Draft): PreviewRow[] {
  const category = toCategorySlug(draft.category);
  return products
    .filter((product) => !category || product.category === category)
    .map((product) => rowOf(product, draft));
}

function rowOf(product: Product, { adjustment, excludedIds }: Draft): PreviewRow {
  const before = product.priceCents;
  const stays = (unchangedReason: UnchangedReason | null) => ({
    product,
    afterCents: before,
    unchangedReason,
  });
  if (excludedIds.includes(product.id)) return stays("leftOut");
  if (!adjustment) return stays(null);
  const afterCents = adjustedPrice(before, adjustment);
  if (afterCents === null) return stays(adjustment.value < 0 ? "tooLow" : "tooHigh");
  return afterCents === before ? stays("same") : { product, afterCents, unchangedReason: null };
}
