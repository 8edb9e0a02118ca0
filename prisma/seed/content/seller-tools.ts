/** Alerts, price updates, codes and suppliers of the demo seller; products by their titles. */
export const WATCHED = [
  // Sold out: the last two were given away.
  { title: "Woven dhiil milk vessel with leather strap", lowStockThreshold: 3, isSoldOut: true },
  { title: "Harari mesob basket with lid, 16 in", lowStockThreshold: 4, isSoldOut: false },
  { title: "Harari mesob basket, red and green, 12 in", lowStockThreshold: 12, isSoldOut: false },
  { title: "Harar longberry coffee, dark roast, 1 lb", lowStockThreshold: 10, isSoldOut: false },
  { title: "Beaded bracelets, five colors", lowStockThreshold: 15, isSoldOut: false },
] as const;

/** Applied price increase for freight, before the first of these products was sold. Light products are excluded. */
export const APPLIED = {
  name: "Harar freight increase",
  cents: 400,
  daysAgo: 216,
  titles: ["Woven wall plates, set of three"],
  excluded: [
    "Woven dhiil milk vessel with leather strap",
    "Sky-blue and white bracelets for July 1, set of five",
  ],
} as const;

/** Pending discount for the feast, on its own day. */
export const PENDING = {
  name: "Eid price round",
  category: "textiles",
  /** Hundredths of a percent. */
  value: -1_500,
  inDays: 108,
} as const;

export const CODES = [
  {
    name: "Coffee for three",
    description: "Stock up: every third bag is free.",
    code: "BUNA3",
    type: "buy_x_get_y",
    value: null,
    buyQuantity: 2,
    getQuantity: 1,
    maxUses: 100,
    startsDaysAgo: 6,
    endsInDays: 24,
    isActive: true,
  },
  {
    name: "Summer bazaar",
    description: "Five dollars off for everyone who visited our table.",
    code: "BAZAAR5",
    type: "fixed_amount",
    value: 500,
    buyQuantity: null,
    getQuantity: null,
    maxUses: null,
    startsDaysAgo: 120,
    endsInDays: -60,
    isActive: false,
  },
] as const;

export const SUPPLIERS = [
  {
    name: "Jugol Basketry Courtyard",
    country: "Ethiopia",
    contactEmail: "orders@jugol-baskets.example",
    contactPhone: "+251 25 555 0171",
    address: "Inside Harar Jugol, near Asmaddin Bari",
    paymentTerms: "Half in advance, half on delivery",
    leadTime: 21,
    notes: "Send colors and diameters by voice message. No work in the week of Eid.",
    isActive: true,
    titles: [
      "Harari mesob basket with lid, 16 in",
      "Harari mesob basket, red and green, 12 in",
      "Woven wall plates, set of three",
    ],
  },
  {
    name: "Hararghe Highland Coffee Union",
    country: "Ethiopia",
    contactEmail: "green@hararghe-union.example",
    contactPhone: "",
    address: "Dire Dawa",
    paymentTerms: "30 days",
    leadTime: 9,
    notes: "",
    isActive: true,
    titles: ["Harar longberry coffee, dark roast, 1 lb"],
  },
  {
    name: "Shewa Ber Bead Traders",
    country: "Ethiopia",
    contactEmail: "",
    contactPhone: "+251 25 555 0188",
    address: "Shewa Ber market, Harar",
    paymentTerms: "Cash",
    leadTime: 12,
    notes: "",
    isActive: true,
    titles: [
      "Beaded bracelets, five colors",
      "Sky-blue and white bracelets for July 1, set of five",
    ],
  },
  {
    name: "Dorze Looms",
    country: "Ethiopia",
    contactEmail: "weavers@dorze-looms.example",
    contactPhone: "",
    address: "Chencha",
    paymentTerms: "On delivery",
    leadTime: 30,
    notes: "Paused until their new loom is up.",
    isActive: false,
    titles: ["Handwoven table runner with tibeb ends, 72 in"],
  },
] as const;
