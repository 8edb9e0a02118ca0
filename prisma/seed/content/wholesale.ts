/** Wholesale tiers by the title of a product: minimum quantity and price. */
export const TIERS: Record<string, [minQuantity: number, priceCents: number][]> = {
  "Beaded bracelets, five colors": [
    [10, 2_700],
    [25, 2_400],
    [40, 2_250],
  ],
  "Harar longberry coffee, dark roast, 1 lb": [
    [6, 1_780],
    [24, 1_550],
  ],
  "Woven wall plates, set of three": [
    [5, 6_100],
    [12, 5_400],
  ],
  "Handwoven table runner with tibeb ends, 72 in": [[6, 3_600]],
};

/** Two decided applications; the demo buyer's is pending (content/admin). All are fictional. */
export const APPLICATIONS = [
  {
    email: "yonas.k@example.com",
    status: "approved" as const,
    reviewNotes: "Welcome. Your prices are on the product pages.",
    daysAgo: 21,
    businessName: "Kidane Coffee Bar",
    businessType: "restaurant",
    businessAddress: "4107 Telegraph Ave, Oakland, CA 94609",
    taxId: "94-5550177",
    estimatedOrderVolume: "1000_5000",
    businessWebsite: "https://kidanecoffee.example",
    businessPhone: "+1 510 555 0177",
    contactPersonName: "Yonas Kidane",
    contactPersonEmail: "yonas.k@example.com",
    applicationNotes: "Dark roast every other week, and a shelf of gifts by the door.",
  },
  {
    email: "ahmed.b@example.com",
    status: "rejected" as const,
    reviewNotes: "Please add your business’s tax ID and tell us what you’d like to buy.",
    daysAgo: 12,
    businessName: "Barre Trading",
    businessType: "import_export",
    businessAddress: "7905 Mitchell Rd, Eden Prairie, MN 55344",
    taxId: null,
    estimatedOrderVolume: "under_1000",
    businessWebsite: null,
    businessPhone: "+1 952 555 0164",
    contactPersonName: "Ahmed Barre",
    contactPersonEmail: "ahmed.b@example.com",
    applicationNotes: null,
  },
];
