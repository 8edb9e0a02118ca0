/** Price alerts, wishes and comparisons of the demo buyer; products by their titles. */
export const ALERTS = [
  // The price reached the target and the buyer was notified.
  {
    title: "Beeyo frankincense tears, first grade, 4 oz",
    targetCents: 2_400,
    isNotified: true,
    earlier: [
      { daysAgo: 75, priceCents: 2_600 },
      { daysAgo: 41, priceCents: 2_500 },
    ],
    sinceDaysAgo: 9,
  },
  {
    title: "Black clay jebena with six sini cups",
    targetCents: 5_500,
    isNotified: false,
    earlier: [{ daysAgo: 90, priceCents: 5_800 }],
    sinceDaysAgo: 33,
  },
] as const;

export const SMART_WISHLIST = [
  {
    title: "Long habesha kemis, handwoven, white and red",
    priority: "high",
    notes: "For Saba’s wedding in May. Ask whether the sleeves can be longer.",
  },
  {
    title: "Five-string krar with carved bowl and strap",
    priority: "medium",
    notes: "For when music lessons start.",
  },
  { title: "White highland honey, 16 oz", priority: "low", notes: "" },
] as const;

export const LISTS = [
  {
    name: "A coffee corner for the new apartment",
    description: "Which pot, which cups, which beans? Tell me what you’d pick.",
    isPublic: true,
    titles: [
      "Black clay jebena with six sini cups",
      "Keren ginger coffee, ground, 10 oz",
      "Shaah spice blend for milk tea, 6 oz",
      "Beeyo frankincense tears, first grade, 4 oz",
      "Woven wall plates, set of three",
      "Karkade hibiscus flowers, 8 oz",
    ],
  },
  {
    name: "Gifts for Hooyo",
    description: "",
    isPublic: false,
    titles: ["Cotton garbasaar with woven edge", "Benadiri alindi cloth, 3 yards"],
  },
] as const;
