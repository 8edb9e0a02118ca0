/** The columns of an import, named as the fields of POST /api/products; the first six are needed. */
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

/** Characters of one file. */
export const CSV_LIMIT = 500_000;
