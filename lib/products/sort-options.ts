/** Sort orders of the shop; with a search the default is relevance. */
export const SORTS = ["newest", "price-asc", "price-desc", "rating", "popular"] as const;
export type Sort = (typeof SORTS)[number] | "relevance";
