/** Columns of an import, named as the fields of POST /api/products; the first six are required. */
export const CSV_COLUMNS = [
  "title",
  "description",
  "price",
  "category",
  "stock",
  "imageUrl",
  "images",
  "isActive",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "originStory",
  "culturalSignificance",
  "artisanBio",
  "makingProcess",
] as const;

/** Maximum characters of one file. */
export const CSV_LIMIT = 500_000;
