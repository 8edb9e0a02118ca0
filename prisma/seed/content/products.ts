import { BOOKS } from "./products/books";
import { COFFEE } from "./products/coffee";
import { CRAFTS } from "./products/crafts";
import { SPICES } from "./products/spices";
import { TEXTILES } from "./products/textiles";
import type { ProductContent } from "./types";

/** All approved products, oldest first. */
export const PRODUCTS: ProductContent[] = [
  ...COFFEE,
  ...TEXTILES,
  ...SPICES,
  ...CRAFTS,
  ...BOOKS,
].toSorted((a, b) => b.createdDaysAgo - a.createdDaysAgo);
