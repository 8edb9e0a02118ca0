/** The name of the shop, the same in every language. */
export const BRAND = "Shaafi Marketplace";

/** The word of the logo. */
export const BRAND_SHORT = "Shaafi";

/** Hashtags of every share link (specification A, section 2). */
export const HASHTAGS = ["ShaafiMarketplace", "EastAfrican", "Marketplace"] as const;

/** Stands where a seller's name is not known (specification A, section 9). */
export const DEFAULT_SELLER = "Shaafi Artisan";

/** Display figures that the specification fixes; real counters stand beside them where we have them. */
export const FIXED_FIGURES = {
  businesses: "500+",
  members: 1247,
  satisfactionPercent: 98,
  communityOwnedPercent: 100,
  responseHours: "2-4",
} as const;

/** Our own profiles elsewhere, in the order they are shown. */
export const SOCIAL_LINKS = {
  facebook: "https://www.facebook.com/shaafimarketplace",
  instagram: "https://www.instagram.com/shaafimarketplace",
  x: "https://x.com/shaafimarket",
} as const;

/** Names in the browser's storage; the prefix keeps us apart from whatever else runs on this origin. */
export const STORAGE_KEYS = {
  cart: "shaafi-cart",
  compare: "shaafi-compare",
  theme: "shaafi-theme",
  recentSearches: "shaafi-recent-searches",
  recentlyViewed: "shaafi-recently-viewed",
  interrupted: "shaafi-continue",
  /** The address typed at checkout, in session storage. */
  checkout: "shaafi-checkout",
  logo: "shaafi-logo",
  /** What was read at an event's door and not sent yet, with the event's number behind it. */
  checkIn: "shaafi-check-in",
} as const;

/** How people reach us, in the order they are shown; the numbers are of ranges that nobody has. */
export const CONTACT = {
  emails: ["support@shaafimarketplace.com", "sellers@shaafimarketplace.com"],
  phones: ["+1 612 555 0148", "+44 20 7946 0812"],
} as const;
