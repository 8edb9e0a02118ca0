/** Search suggestion (contract.md). The id of a category is its slug, the title its label. */
export type Suggestion = {
  id: number | string;
  title: string;
  subtitle: string;
  imageUrl: string;
  type: "product" | "category" | "business";
};

/** How a search matched: with corrected words, or by products that have only some of the words. */
export type Match = { corrected: string | null; isPartial: boolean };
