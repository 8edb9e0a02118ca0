/** The specials of a season, which exclude each other and the category (specification A, section 4). */
export const SEASONS = ["isEidSpecial", "isRamadanSpecial", "isIndependenceDay"] as const;
