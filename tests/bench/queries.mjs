// Search terms and filters of the benchmark.

export const SEARCHES = {
  exact: ["honey", "silver necklace", "garbasaar", "longberry", "frankincense"],
  common: ["coffee", "textiles", "spices", "tea", "made"],
  alias: ["buna", "kahawa", "qaxwo", "barbare"],
  typo: ["longbery", "frankinsense", "cardamum", "garbasar", "cofee"],
  Amharic: ["በርበሬ", "ቡና", "መሶብ", "ሸማ"],
  Arabic: ["بربري", "قهوة", "شال", "سلة"],
  "two words": ["harar coffee", "clay bowl", "woven dirac", "ሐረር በርበሬ", "organic honey"],
  "no hit": ["zzqxw", "wvvkq", "ጰጰጰጰ", "ظظظظ"],
};

/** Beginnings of words, for suggestions. */
export const TYPED = ["co", "cof", "ber", "hon", "በር", "قه", "sil", "longb"];

/** Filters with unlimited combinations, which are not cached. */
export const FILTERS = {
  "in stock": ["inStock=true", "inStock=true&category=crafts", "inStock=true&isEidSpecial=true"],
  certificates: ["isFairTrade=true", "isHalalCertified=true&category=coffee"],
  prices: ["minPrice=20&maxPrice=30", "maxPrice=10&category=spices", "minPrice=390"],
  "a seller": ["sellerId=2", "sellerId=18", "sellerId=14&category=coffee"],
  options: ["size=M", "size=XL&category=crafts", "color=Red&maxPrice=30", "size=S&color=Blue"],
  facts: [
    "roast=dark",
    "material=silk",
    "freeOf=milk&category=spices",
    "roast=light&sort=price-asc",
  ],
  sorted: ["rating", "popular", "price-asc", "newest"].map((sort) => `minPrice=5&sort=${sort}`),
  "search and filter": [
    "search=coffee&category=textiles",
    "search=honey&inStock=true&isFairTrade=true",
    "search=berbere&isEidSpecial=true",
    "search=coffee&maxPrice=9&sort=price-desc",
  ],
  "a late page": ["search=coffee&page=12", "minPrice=5&page=30", "inStock=true&page=9"],
};

/** Lists of a limited set, which are cached as pages. */
export const CACHED_LISTS = [
  "category=coffee",
  "category=spices&sort=price-asc",
  "isEidSpecial=true",
  "sort=popular&page=3",
  "category=crafts&sort=rating&page=2",
];

/**
 * Returns a function that writes a search term as a query parameter.
 * @param {string} name of the parameter
 */
export const asQuery = (name) => (/** @type {string} */ term) =>
  `${name}=${encodeURIComponent(term)}`;
