import type { OptionKind } from "@/generated/prisma/enums";

export type VariedContent = {
  options: { kind: OptionKind; name: string; values: string[] }[];
  /** Cents above the product's price, by option value. */
  more?: Record<string, number>;
  /** Titles of sold-out variants. */
  soldOut?: string[];
};

const size = (...values: string[]) => ({ kind: "size" as const, name: "size", values });
const color = (...values: string[]) => ({ kind: "color" as const, name: "color", values });
const grind = (...values: string[]) => ({ kind: "grind" as const, name: "grind", values });
const other = (name: string, ...values: string[]) => ({ kind: "other" as const, name, values });

/** Options of products, by key. Every combination is a variant; the product's stock is shared among them. */
export const VARIED: Record<string, VariedContent> = {
  "dirac-cotton": { options: [size("56 in", "60 in")], more: { "60 in": 300 } },
  "dirac-wedding": { options: [size("58 in", "62 in")], more: { "62 in": 800 } },
  "garbasaar-chiffon": { options: [size("80 × 40 in", "96 × 40 in")], more: { "96 × 40 in": 400 } },
  "kids-dirac": { options: [size("Ages 4–5", "Ages 6–8")] },
  "alindi-tote": { options: [color("Red stripe", "Blue stripe")], soldOut: ["Blue stripe"] },
  macawis: {
    options: [color("Red", "Green", "Blue"), size("48 in", "52 in")],
    more: { "52 in": 200 },
  },
  "macawis-gift": { options: [size("22 in", "22.5 in", "23 in", "23.5 in")] },
  netela: { options: [size("84 × 42 in", "96 × 48 in")], more: { "96 × 48 in": 900 } },
  gabi: { options: [size("90 × 60 in", "100 × 80 in")], more: { "100 × 80 in": 2_500 } },
  "tibeb-cushion": {
    options: [other("Set", "One cover", "Two covers")],
    more: { "Two covers": 2_900 },
  },
  "harari-cushion": {
    options: [other("Filling", "Cover only", "With insert")],
    more: { "With insert": 900 },
  },
  "prayer-rug": { options: [size("44 × 28 in", "48 × 32 in")], more: { "48 × 32 in": 800 } },
  sandals: {
    options: [size("6", "7", "8", "9", "10", "11", "12"), color("Caramel", "Black")],
    soldOut: ["6 / Black", "12 / Black", "9 / Caramel"],
  },
  satchel: { options: [color("Caramel", "Dark brown")] },
  "wooden-combs": { options: [other("Wood", "Olive", "Wanza")] },
  "cross-pendant": {
    options: [other("Cord", "Black cotton", "Brown leather")],
    more: { "Brown leather": 600 },
  },
  "jimma-stool": { options: [other("Finish", "Natural", "Dark oil")] },
  uunsi: { options: [other("Scent", "Rose", "Amber")] },
  "kaffa-forest": { options: [grind("Whole bean", "Drip", "Jebena")], soldOut: ["Drip"] },
  "moringa-tea": {
    options: [other("Boxes", "One box", "Three boxes")],
    more: { "Three boxes": 1_700 },
  },
  mitmita: { options: [other("Heat", "Hot", "Extra hot")] },
  dates: { options: [other("Boxes", "One box", "Two boxes")], more: { "Two boxes": 1_700 } },
  "brown-teff": { options: [grind("Fine", "Coarse")] },
  subag: { options: [other("Container", "Glass jar", "Tin")] },
  seerah: { options: [other("Binding", "Hardback", "Gift box")], more: { "Gift box": 900 } },
  "camel-and-star": {
    options: [other("Language", "English and Somali", "English and Oromo")],
    soldOut: ["English and Oromo"],
  },
  qubee: {
    options: [other("Binding", "Board book", "Board book with wall chart")],
    more: { "Board book with wall chart": 500 },
  },
  fidel: { options: [other("Notes", "English", "Amharic")] },
  "first-of-july": {
    options: [other("Binding", "Paperback", "Hardback")],
    more: { Hardback: 1_000 },
  },
  "four-kitchens": {
    options: [other("Binding", "Hardback", "Gift box")],
    more: { "Gift box": 800 },
  },
};
