// Generated products, the same for the same id: the terms of searches are about as frequent as in a real catalogue, in
// Latin, Ethiopic and Arabic script.
import { randomOf } from "../../system/random.mjs";
import { requireValue } from "../require-value.mjs";
import { variantColumns } from "./variants.mjs";

/**
 * @typedef {ReturnType<typeof randomOf>} Random
 *
 * @typedef {keyof typeof THINGS} Category
 */

const DAY = 24 * 60 * 60 * 1000;
const NEWEST = Date.UTC(2026, 0, 1);
const RARE_WORDS = 3_000;

/** Terms by category, the most frequent first. */
const THINGS = {
  coffee: ["coffee beans", "roasted coffee", "spiced tea", "jebena pot", "ቡና", "قهوة", "longberry"],
  textiles: ["cotton shawl", "dirac", "netela", "kente cloth", "ሸማ", "شال", "alindi", "garbasaar"],
  spices: [
    "berbere",
    "cardamom",
    "teff flour",
    "honey",
    "በርበሬ",
    "بربري",
    "mitmita",
    "frankincense",
  ],
  crafts: ["basket", "silver necklace", "leather bag", "clay bowl", "መሶብ", "سلة", "shea butter"],
};
const CATEGORIES = /** @type {Category[]} */ (Object.keys(THINGS));
const PLACES = ["Harar", "Yirgacheffe", "Mogadishu", "Jimma", "Hargeisa", "Asmara", "ሐረር", "هرر"];
const WAYS = ["handmade", "sun-dried", "organic", "woven", "traditional", "fresh", "ባህላዊ", "يدوي"];
const PLAIN = "made with care by our family for your kitchen home and gifts of the season".split(
  " ",
);
const SYLLABLES = "ba bi do fa ga hu ja ka le ma mu na no ra sa shi ta wa xa ya zu dh qo".split(
  " ",
);

/** Returns rare words, such as names of makers, villages and patterns. */
function rareWords() {
  const random = randomOf(1);
  const word = () =>
    Array.from({ length: random.int(2, 4) }, () => random.pick(SYLLABLES)).join("");
  return Array.from({ length: RARE_WORDS }, word);
}

const RARE = rareWords();

/**
 * Picks an entry; the first ones are the most likely.
 * @template T
 * @param {Random} random
 * @param {T[]} list
 */
const pickEarly = (random, list) =>
  requireValue(list[Math.floor(random.next() ** 2.5 * list.length)], "entry of an empty list");

/** @param {Random} random */
function describe(random) {
  const words = Array.from({ length: random.int(15, 44) }, () =>
    pickEarly(random, random.chance(0.6) ? PLAIN : RARE),
  );
  /** @type {Category} */
  const category = random.pick(CATEGORIES);
  return `${words.join(" ")}. Goes well with ${pickEarly(random, THINGS[category])}.`;
}

/** Every tenth product has five reviews. */
export const REVIEWS = { every: 10, each: 5, rating: "3 + (p.id + n) % 3" };

/** @param {number} id */
function ratingsOf(id) {
  if (id % REVIEWS.every > 0) return { rating_count: 0, rating_sum: 0 };
  const ratings = Array.from({ length: REVIEWS.each }, (_, n) => 3 + ((id + n + 1) % 3));
  return {
    rating_count: ratings.length,
    rating_sum: ratings.reduce((sum, rating) => sum + rating, 0),
  };
}

/**
 * Returns the row of a product by its id.
 * @param {number} id
 * @param {number[]} sellers the first have the most products
 */
export function createProductRow(id, sellers) {
  const random = randomOf(id * 7919);
  /** @type {Category} */
  const category = random.pick(CATEGORIES);
  const words = [random.pick(WAYS), random.pick(PLACES), pickEarly(random, THINGS[category])];
  const row = {
    id,
    title: `${words.join(" ")} ${random.pick(RARE)} ${id}`,
    description: describe(random),
    price_cents: 300 + Math.floor(random.next() ** 3 * 40_000),
    category,
    image_url: "/illustrations/coffee-bag.svg",
    stock: random.chance(0.06) ? 0 : random.int(1, 40),
    seller_id: pickEarly(random, sellers),
    is_eid_special: random.chance(0.05),
    is_ramadan_special: random.chance(0.04),
    is_independence_day: random.chance(0.02),
    is_active: random.chance(0.98),
    moderation_status: id % 50 === 0 ? "pending" : "approved",
    sold_count: Math.floor(random.next() ** 6 * (random.chance(0.02) ? 5_000 : 300)),
    created_at: new Date(NEWEST - random.int(0, 700 * DAY)).toISOString(),
    ...ratingsOf(id),
  };
  return { ...row, ...variantColumns(row) };
}

/**
 * Removes one character from a long word.
 * @param {Random} random
 * @param {string} word
 */
const mistype = (random, word) => {
  const at = random.int(1, word.length - 2);
  return word.length > 4 ? word.slice(0, at) + word.slice(at + 1) : word;
};

/**
 * Returns different searches, `count` or as many as there are: one to three adjacent words of a title, some with a
 * typo.
 * @param {number} count
 * @param {number} products number of products
 */
export function createSearches(count, products) {
  const random = randomOf(2);
  /** @type {Set<string>} */
  const searches = new Set();
  for (let tries = 0; searches.size < count && tries < 4 * count; tries += 1) {
    const { title } = createProductRow(random.int(1, products), [1]);
    const words = title.split(" ").slice(0, -1);
    const from = random.int(0, words.length - 1);
    const terms = words.slice(from, from + random.int(1, 3));
    const lastTerm = requireValue(terms.at(-1), "term");
    const typedTerm = random.chance(0.1) ? mistype(random, lastTerm) : lastTerm;
    searches.add([...terms.slice(0, -1), typedTerm].join(" "));
  }
  return [...searches];
}
