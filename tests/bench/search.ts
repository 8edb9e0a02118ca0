// Asks the shop's own queries in a mix, many at once, and tells how long each kind took. Started by
// scripts/bench-search.mjs with DATABASE_URL, CONNECTIONS and SECONDS.
import { getShopPage } from "@/lib/catalog/queries";
import { parseShopFilter } from "@/lib/catalog/schema";
import { listSuggestions } from "@/lib/search/queries";
import { seedAliases } from "@/prisma/seed/aliases";
import { type Kind, measure } from "./measure";

const SEARCHES: Record<string, string[]> = {
  exact: ["honey", "silver necklace", "garbasaar", "longberry", "frankincense"],
  common: ["coffee", "textiles", "spices", "tea", "made"],
  alias: ["buna", "kahawa", "qaxwo", "barbare"],
  typo: ["longbery", "frankinsense", "cardamum", "garbasar", "cofee"],
  Amharic: ["በርበሬ", "ቡና", "መሶብ", "ሸማ"],
  Arabic: ["بربري", "قهوة", "شال", "سلة"],
  "two words": ["harar coffee", "clay bowl", "woven dirac", "ሐረር በርበሬ", "organic honey"],
  "no hit": ["zzqxw", "wvvkq", "ጰጰጰጰ", "ظظظظ"],
};

const TYPED = ["co", "cof", "ber", "hon", "በር", "قه", "sil", "longb"];

const FILTERS: Record<string, string[]> = {
  "stock filter": [
    "inStock=true",
    "inStock=true&category=crafts",
    "inStock=true&isEidSpecial=true",
  ],
  "certificate filter": ["isFairTrade=true", "isHalalCertified=true&category=coffee"],
  "price filter": ["minPrice=20&maxPrice=30", "maxPrice=10&category=spices", "minPrice=390"],
  "seller filter": ["sellerId=1", "sellerId=900", "sellerId=40&category=coffee"],
  "sorted filter": ["sort=rating", "sort=popular", "sort=price-asc", "sort=newest"].map(
    (sort) => `minPrice=5&${sort}`,
  ),
  "search and filter": [
    "search=coffee&category=textiles",
    "search=honey&inStock=true&isFairTrade=true",
    "search=berbere&isEidSpecial=true",
    "search=coffee&maxPrice=9&sort=price-desc",
  ],
  "late page": ["search=coffee&page=12", "minPrice=5&page=30", "inStock=true&page=9"],
};

const shop = (query: string) =>
  getShopPage(parseShopFilter(Object.fromEntries(new URLSearchParams(query))), "en");

const turnsOf = (list: string[], ask: (one: string) => Promise<unknown>) => (turn: number) =>
  ask(list[turn % list.length] ?? "");

const suggestions: Kind[] = [
  { name: "suggest: typing", ask: turnsOf(TYPED, listSuggestions) },
  ...Object.entries(SEARCHES).map(([name, list]) => ({
    name: `suggest: ${name}`,
    ask: turnsOf(list, listSuggestions),
  })),
];

const lists: Kind[] = [
  ...Object.entries(SEARCHES).map(([name, list]) => ({
    name: `shop: ${name}`,
    ask: turnsOf(list, (search) => shop(String(new URLSearchParams({ search })))),
  })),
  ...Object.entries(FILTERS).map(([name, list]) => ({
    name: `shop: ${name}`,
    ask: turnsOf(list, shop),
  })),
];

await seedAliases();
await measure("suggest", suggestions);
await measure("shop", lists);
process.exit(0);
