/** Seasonal flags, which exclude each other and the category (specification A, section 4). */
export const SEASONS = ["isEidSpecial", "isRamadanSpecial", "isIndependenceDay"] as const;
