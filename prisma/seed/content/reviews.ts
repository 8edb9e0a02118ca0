import { BOOKS_REVIEWS } from "./reviews/books";
import { COFFEE_REVIEWS } from "./reviews/coffee";
import { CRAFTS_REVIEWS } from "./reviews/crafts";
import { SPICES_REVIEWS } from "./reviews/spices";
import { TEXTILES_REVIEWS } from "./reviews/textiles";
import type { ReviewContent } from "./types";

export const REVIEWS: ReviewContent[] = [
  ...COFFEE_REVIEWS,
  ...TEXTILES_REVIEWS,
  ...SPICES_REVIEWS,
  ...CRAFTS_REVIEWS,
  ...BOOKS_REVIEWS,
];
