/** The name of the shop, the same in every language. */
export const BRAND = "Shaafi Marketplace";

/** The short name in the logo. */
export const BRAND_SHORT = "Shaafi";

/** Hashtags of share links (specification A, section 2). */
export const HASHTAGS = ["ShaafiMarketplace", "EastAfrican", "Marketplace"] as const;

/** Shown if a seller's name is unknown (specification A, section 9). */
export const DEFAULT_SELLER = "Shaafi Artisan";

/** Figures fixed by the specification; real counters are shown next to them where available. */
export const FIXED_FIGURES = {
  businesses: "500+",
  members: 1247,
  satisfactionPercent: 98,
  communityOwnedPercent: 100,
  responseHours: "2-4",
} as const;

/** Keys in the browser's storage; the prefix avoids conflicts with other code on this origin. */
export const STORAGE_KEYS = {
  cart: "shaafi-cart",
  /** Items that a visitor added before signing in. */
  pendingItems: "shaafi-cart-pending",
  compare: "shaafi-compare",
  theme: "shaafi-theme",
  recentSearches: "shaafi-recent-searches",
  recentlyViewed: "shaafi-recently-viewed",
  interrupted: "shaafi-continue",
  /** Address entered at checkout, in session storage. */
  checkout: "shaafi-checkout",
  logo: "shaafi-logo",
  /** Scanned tickets that are not sent yet; followed by the id of the event. */
  checkIn: "shaafi-check-in",
} as const;
