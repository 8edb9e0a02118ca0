import type { EventType } from "@/generated/prisma/enums";

type Held = {
  title: string;
  description: string;
  imageUrl: string | null;
  type: EventType;
  /** Days from today, or the next day of a holiday; then the local time. */
  day: { inDays: number } | { holiday: "ramadan" | "eidAlFitr" | "somaliaIndependence" };
  from: string;
  to: string;
  location: string;
  priceCents: number;
  maxTickets: number;
  season?: "ramadan" | "eid" | "independence";
  /** Purchases of free tickets, by the account's email address. */
  attendees?: { email: string; quantity: number; isInside?: boolean }[];
  waiting?: { email: string; quantity: number }[];
};

/** Upcoming events; people and dates are fictional, the places are public rooms in the Twin Cities. */
export const EVENTS: Held[] = [
  {
    title: "Henna night and shaah",
    description:
      "Two henna artists, cardamom tea and xalwo. Bring the dress you plan to wear. Children on a lap are free.",
    imageUrl: "/illustrations/tea.svg",
    type: "henna_night",
    day: { inDays: 13 },
    from: "18:00",
    to: "22:00",
    location: "Brian Coyle Center, 420 15th Ave S, Minneapolis",
    priceCents: 1_500,
    maxTickets: 40,
  },
  {
    title: "Three rounds: a buna ceremony",
    description:
      "Abol, tona and baraka: green beans from Sidama roasted over coals, ground by hand and poured three times, with popcorn and stories.",
    imageUrl: "/illustrations/jebena.svg",
    type: "food_festival",
    day: { inDays: 20 },
    from: "14:00",
    to: "17:00",
    location: "Franklin Library, 1314 E Franklin Ave, Minneapolis",
    priceCents: 0,
    maxTickets: 60,
    attendees: [
      { email: "buyer@demo.com", quantity: 2 },
      { email: "safia.m@example.com", quantity: 3 },
      { email: "hana.t@example.com", quantity: 1 },
    ],
  },
  {
    title: "Xawaash workshop",
    description:
      "Cumin, coriander, pepper, cinnamon and cardamom: you toast and grind your own jar. A small group on purpose.",
    imageUrl: "/illustrations/xawaash.svg",
    type: "food_festival",
    day: { inDays: 27 },
    from: "11:00",
    to: "13:00",
    location: "Midtown Global Market kitchen, 920 E Lake St, Minneapolis",
    priceCents: 0,
    maxTickets: 8,
    attendees: [
      { email: "hana.t@example.com", quantity: 4 },
      { email: "jon.l@example.com", quantity: 2 },
      { email: "safia.m@example.com", quantity: 2 },
    ],
    waiting: [{ email: "buyer@demo.com", quantity: 2 }],
  },
  {
    title: "Taste of the Horn",
    description:
      "Fourteen kitchens under one roof: injera and shiro, bariis iskukaris, sambusa, xalwo and camel milk ice cream. A ticket is ten tastings.",
    imageUrl: "/illustrations/injera.svg",
    type: "food_festival",
    day: { inDays: 50 },
    from: "11:00",
    to: "18:00",
    location: "Midtown Global Market, 920 E Lake St, Minneapolis",
    priceCents: 1_000,
    maxTickets: 250,
  },
  {
    title: "First iftar together",
    description:
      "Dates, sambusa and soup at sunset, then prayer. Bring a dish if you can, or just bring an appetite.",
    imageUrl: "/illustrations/dates.svg",
    type: "eid_celebration",
    day: { holiday: "ramadan" },
    from: "17:30",
    to: "20:30",
    location: "Brian Coyle Center, 420 15th Ave S, Minneapolis",
    priceCents: 0,
    maxTickets: 120,
    season: "ramadan",
  },
  {
    title: "Eid at the Armory",
    description:
      "Prayer at nine, then breakfast, rides for the children and a market of dirac, henna and xalwo until the afternoon.",
    imageUrl: "/illustrations/dirac.svg",
    type: "eid_celebration",
    day: { holiday: "eidAlFitr" },
    from: "09:00",
    to: "15:00",
    location: "The Armory, 500 S 6th St, Minneapolis",
    priceCents: 1_200,
    maxTickets: 600,
    season: "eid",
  },
  {
    title: "Uunsi, oud and henna",
    description:
      "How uunsi is cooked and burned, an oud between the rooms, and henna for everyone who stays long enough.",
    imageUrl: "/illustrations/frankincense.svg",
    type: "henna_night",
    day: { inDays: 97 },
    from: "19:00",
    to: "22:30",
    location: "Columbia Heights Library, 3939 Central Ave NE, Columbia Heights",
    priceCents: 1_800,
    maxTickets: 24,
  },
  {
    title: "Somali Week book fair",
    description:
      "Poets read, publishers sell and children make their own books, all week between the towers. The first day begins with music.",
    imageUrl: null,
    type: "somali_week",
    day: { holiday: "somaliaIndependence" },
    from: "10:00",
    to: "18:00",
    location: "Cedar-Riverside, 1610 S 6th St, Minneapolis",
    priceCents: 0,
    maxTickets: 640,
    season: "independence",
    attendees: [{ email: "jon.l@example.com", quantity: 1 }],
  },
];

/** A past event, which is not listed; its tickets are still visible. */
export const PAST: Held = {
  title: "Coffee and qaraami",
  description: "Old songs, new voices and the first snow outside.",
  imageUrl: "/illustrations/sini-cups.svg",
  type: "food_festival",
  day: { inDays: -16 },
  from: "19:00",
  to: "21:30",
  location: "Brian Coyle Center, 420 15th Ave S, Minneapolis",
  priceCents: 0,
  maxTickets: 50,
  attendees: [{ email: "buyer@demo.com", quantity: 1, isInside: true }],
};
