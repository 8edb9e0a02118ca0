/** Number of products of an import that an admin opens before the decision. */
export const SAMPLES = 12;

/** Maximum number of products per flag that are listed. */
export const MAX_FLAGGED_LISTED = 50;

/** Maximum number of products in one decision: the rows of the largest import. */
export const MAX_IMPORT_PRODUCTS = 5_000;

/** Factor by which a price differs from the median of its category in the import to be flagged. */
export const OUTLIER_FACTOR = 10;

/** Minimum number of products of a category for the comparison of prices. */
export const MIN_COMPARED = 5;

/** Reasons to keep a product of an import back, the most severe first. */
export const IMPORT_FLAGS = ["image", "cure", "price"] as const;
export type ImportFlag = (typeof IMPORT_FLAGS)[number];

/** Promises of a cure in five languages, as a regular expression of PostgreSQL. */
export const CURE_PATTERN = [
  "\\m(cures?|curing|heals?|miracle)\\M",
  "\\m(daaweey\\w*|bogsii\\w*)",
  "\\mfayyis\\w*",
  "ፈውስ|ይፈውሳል|ያድናል",
  "يشفي|تشفي|شفاء",
].join("|");

/** A product of an import and the version that the admin saw, as `id:version`. */
export type ViewedProduct = { id: number; version: string };

/** Number of hexadecimal digits of a version in a decision on an import. */
export const VERSION_DIGITS = 16;
