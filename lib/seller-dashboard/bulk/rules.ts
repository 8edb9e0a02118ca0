/** Maximum products of one bulk change. */
export const MAX_BULK = 5_000;

/** Maximum products of a change that processes them one by one. */
export const MAX_BULK_SINGLE = 500;

/** Products that a bulk change left out, by reason. */
export type LeftOut = {
  /** They have options with stocks of their own. */
  variants: number;
  /** Open checkouts hold more units than would be left. */
  held: number;
  /** A sale holds their price. */
  onSale: number;
  /** They have a sale, running or planned. */
  hasSale: number;
  /** They have no sale to end. */
  noSale: number;
  other: number;
};
export type BulkResult = { changed: number; left: LeftOut };

export const NONE_LEFT: LeftOut = {
  variants: 0,
  held: 0,
  onSale: 0,
  hasSale: 0,
  noSale: 0,
  other: 0,
};
