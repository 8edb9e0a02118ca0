/** What an application may choose (specification C, section 9, "Application form categories"). */
export const APPLICATION_CATEGORIES = [
  "restaurants",
  "coffee-shops",
  "barbershops",
  "travel-agencies",
  "independent-contractors",
  "grocery-stores",
  "textiles-fashion",
  "real-estate",
  "health-wellness",
  "arts-crafts",
  "professional-services",
  "auto-repair",
] as const;
