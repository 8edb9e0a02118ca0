import type { CategorySlug } from "@/lib/products/categories";
import type { ShopFlag } from "@/lib/products/filters/shop-url";
import type { Sale } from "@/lib/products/sales/rules";

/** Search suggestion (contract.md). The id of a category is its slug, the title its label. */
export type Suggestion = {
  id: number | string;
  title: string;
  subtitle: string;
  imageUrl: string;
  type: "product" | "category" | "business";
  /** Only of products, as are the following: dollars as a decimal string. */
  price?: string;
  /** Highest price of the variants; null without options. */
  maxPrice?: string | null;
  sale?: Pick<Sale, "percent" | "wasPrice"> | null;
  averageRating?: number;
  totalReviews?: number;
};

export type SellerChoice = { id: number; name: string; count: number };

/** A size or color with the number of products that have it. */
export type OptionChoice = { kind: string; value: string; count: number };

/**
 * Number of products per choice with all other filters applied, and the sellers of the matches. If `isComplete`, counts are
 * exact; otherwise they are lower bounds, and 0 means unknown.
 */
export type Facets = {
  counts: Record<CategorySlug | ShopFlag, number>;
  sellers: SellerChoice[];
  options: OptionChoice[];
  isComplete: boolean;
};

/** How a search matched: with corrected words, or by products that have only some of the words. */
export type Match = { corrected: string | null; isPartial: boolean };

/** A search without its price words, and the prices in cents that they mean. */
export type PricedSearch = { text: string; minPrice?: number; maxPrice?: number };
