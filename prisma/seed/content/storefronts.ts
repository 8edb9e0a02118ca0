import type { LogoName } from "@/lib/brand/logos";

export type StorefrontContent = {
  /** Email address of the seller. */
  seller: string;
  storeName: string;
  urlSlug: string;
  tagline: string;
  description: string;
  primaryColor: string;
  /** One of public/logos. */
  mark?: LogoName;
  location: string;
  website?: string;
  instagram?: string;
  facebook?: string;
  twitter?: string;
  isPublished: boolean;
  /** Days from the day of the seed. */
  vacation?: { from: number; until: number };
};

export const STOREFRONTS: StorefrontContent[] = [
  {
    seller: "seller@demo.com",
    storeName: "Amina Weavers",
    urlSlug: "amina-weavers",
    tagline: "Every coil carries the name of the woman who made it",
    description:
      "Fourteen women weave together in a courtyard inside Harar’s old wall. We coil grass baskets, string beads and finish cushions, as our mothers did in the same shade.\n\nYour order is made by one pair of hands from the first knot to the last, and her name is sewn inside.",
    primaryColor: "#86305B",
    mark: "3-coil",
    location: "Harar, Ethiopia",
    website: "https://aminaweavers.example",
    instagram: "https://instagram.com/aminaweavers",
    facebook: "https://facebook.com/aminaweavers",
    isPublished: true,
  },
  {
    seller: "hello@hodantextiles.example",
    storeName: "Hodan Textiles",
    urlSlug: "hodan-textiles",
    tagline: "Cloth for the day everyone is looking at",
    description:
      "Three sisters, one cutting table. Hodan Warsame opened her first stall in Hargeisa in 1998. She and her sisters cut, hem and finish everything there. A cousin in Seward ships what is ready, so a dirac ordered on Monday can be worn on Friday.\n\nEvery length is chosen at Waheen market and checked by hand.",
    primaryColor: "#1F6FB2",
    location: "Hargeisa and Minneapolis",
    website: "https://hodantextiles.example",
    instagram: "https://instagram.com/hodantextiles",
    facebook: "https://facebook.com/hodantextiles",
    twitter: "https://x.com/hodantextiles",
    isPublished: true,
  },
  {
    seller: "bontu@bunabloom.example",
    storeName: "Buna & Bloom",
    urlSlug: "buna-and-bloom",
    tagline: "Red cherry, raised beds, small roasts",
    description:
      "Three generations of coffee growers above Shakiso. We pick only what is ripe, dry it slowly on raised beds and roast every second week, so that nothing sits on a shelf.",
    primaryColor: "#2C6E52",
    location: "Shakiso, Ethiopia",
    instagram: "https://instagram.com/bunaandbloom",
    isPublished: true,
    vacation: { from: 4, until: 11 },
  },
  {
    seller: "clay@kaffaclay.example",
    storeName: "Kaffa Clay Studio",
    urlSlug: "kaffa-clay-studio",
    tagline: "Clay we dig, fire we tend",
    description:
      "Potters and forest coffee pickers from the hills around Bonga. This page is still in the kiln.",
    primaryColor: "#A93A1F",
    location: "Bonga, Ethiopia",
    isPublished: false,
  },
];
