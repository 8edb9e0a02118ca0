import { normalizeForSearch } from "@/lib/core/search-text";
import { formsOf, type Phrases } from "@/lib/products/word-matcher";

/** The filter value of products in a single size. */
export const ONE_SIZE = "One size";

/** Known sizes as filters name them, with the words that sellers write in the five languages. */
const SIZES = {
  XS: {
    en: ["extra small", "x small"],
    so: ["aad u yar"],
    om: ["baay’ee xiqqaa"],
    am: ["በጣም ትንሽ"],
    ar: ["صغير جدا"],
  },
  S: {
    en: ["small"],
    so: ["yar", "yare"],
    om: ["xiqqaa", "xiqqoo"],
    am: ["ትንሽ", "ትንሹ"],
    ar: ["صغير", "صغيرة"],
  },
  M: {
    en: ["medium", "med"],
    so: ["dhexe", "dhexdhexaad"],
    om: ["giddugaleessa", "giddu galeessa"],
    am: ["መካከለኛ"],
    ar: ["متوسط", "متوسطة", "وسط"],
  },
  L: { en: ["large"], so: ["weyn", "wayn"], om: ["guddaa"], am: ["ትልቅ"], ar: ["كبير", "كبيرة"] },
  XL: {
    en: ["extra large", "x large"],
    so: ["aad u weyn"],
    om: ["baay’ee guddaa"],
    am: ["በጣም ትልቅ"],
    ar: ["كبير جدا"],
  },
  XXL: { en: ["2xl", "2x large", "xx large"] },
  "3XL": { en: ["xxxl", "3x large", "xxx large"] },
  "4XL": { en: ["xxxxl", "4x large"] },
  [ONE_SIZE]: {
    en: ["one size", "one size fits all", "os", "free size"],
    so: ["hal cabbir"],
    om: ["hamma tokko"],
    am: ["አንድ መጠን"],
    ar: ["مقاس واحد"],
  },
} as const satisfies Record<string, Phrases>;

/** Names of the known sizes, from the smallest on. */
export const STANDARD_SIZES = Object.keys(SIZES);

/** Known colors, with the words that sellers write in the five languages. */
const COLORS = {
  black: { en: ["black"], so: ["madow"], om: ["gurraacha"], am: ["ጥቁር"], ar: ["أسود", "سوداء"] },
  white: { en: ["white"], so: ["cad", "caddaan"], om: ["adii"], am: ["ነጭ"], ar: ["أبيض", "بيضاء"] },
  gray: {
    en: ["gray", "grey"],
    so: ["cawl", "danbas"],
    om: ["daalacha"],
    am: ["ግራጫ"],
    ar: ["رمادي"],
  },
  red: { en: ["red"], so: ["casaan", "guduud"], om: ["diimaa"], am: ["ቀይ"], ar: ["أحمر", "حمراء"] },
  orange: { en: ["orange"], so: ["oranji"], om: ["burtukaana"], am: ["ብርቱካናማ"], ar: ["برتقالي"] },
  yellow: {
    en: ["yellow"],
    so: ["jaalle", "huruud"],
    om: ["keelloo"],
    am: ["ቢጫ"],
    ar: ["أصفر", "صفراء"],
  },
  green: {
    en: ["green"],
    so: ["cagaar", "cagaaran"],
    om: ["magariisa"],
    am: ["አረንጓዴ"],
    ar: ["أخضر", "خضراء"],
  },
  blue: { en: ["blue"], so: ["buluug"], om: ["cuquliisa"], am: ["ሰማያዊ"], ar: ["أزرق", "زرقاء"] },
  navyBlue: {
    en: ["navy blue", "navy"],
    so: ["buluug madow"],
    om: ["cuquliisa dukkanaawaa"],
    am: ["ጥቁር ሰማያዊ"],
    ar: ["كحلي"],
  },
  turquoise: {
    en: ["turquoise", "teal"],
    so: ["turkuwaas"],
    om: ["turkuwaazii"],
    am: ["ቱርኩዝ"],
    ar: ["فيروزي", "تركواز"],
  },
  purple: {
    en: ["purple", "violet"],
    so: ["guduudi", "bariijad"],
    om: ["bunnee diimaa"],
    am: ["ሐምራዊ"],
    ar: ["بنفسجي", "أرجواني"],
  },
  pink: {
    en: ["pink"],
    so: ["casuus", "basali"],
    om: ["roozii"],
    am: ["ሮዝ"],
    ar: ["وردي", "زهري"],
  },
  brown: { en: ["brown"], so: ["bunni"], om: ["bunnee"], am: ["ቡናማ", "ቡኒ"], ar: ["بني"] },
  beige: {
    en: ["beige", "cream", "ivory"],
    so: ["kareem"],
    om: ["kireemii"],
    am: ["ክሬም"],
    ar: ["بيج", "كريمي", "عاجي"],
  },
  gold: { en: ["gold", "golden"], so: ["dahabi"], om: ["warqee"], am: ["ወርቃማ"], ar: ["ذهبي"] },
  silver: { en: ["silver"], so: ["qalini"], om: ["meetii"], am: ["ብርማ"], ar: ["فضي"] },
} as const satisfies Record<string, Phrases>;

type StandardColor = keyof typeof COLORS;

/** Returns the filter value of a color: its English name. */
const colorValueOf = ({ en: [name] }: (typeof COLORS)[StandardColor]) =>
  name.charAt(0).toUpperCase() + name.slice(1);

const COLOR_KEYS = new Map<string, StandardColor>(
  Object.entries(COLORS).map(([key, phrases]) => [colorValueOf(phrases), key as StandardColor]),
);

const VALUES_BY_FORM = {
  size: tableOf(Object.entries(SIZES)),
  color: tableOf(Object.values(COLORS).map((phrases) => [colorValueOf(phrases), phrases])),
};

function tableOf(values: [string, Phrases][]): Map<string, string> {
  const forms = values.flatMap(([value, phrases]) =>
    [normalizeForSearch(value), ...formsOf(phrases)].map((form) => [form, value] as const),
  );
  return new Map(forms);
}

/** Text of words only: folding drops other characters, which can distinguish values. */
const IS_PLAIN_TEXT = /^[\p{L}\p{M}\p{N}\s’-]+$/u;

/** Returns the filter value of a known size or color in any of the five languages; undefined for another one. */
export function findCanonicalValue(kind: "size" | "color", text: string): string | undefined {
  return IS_PLAIN_TEXT.test(text) ? VALUES_BY_FORM[kind].get(normalizeForSearch(text)) : undefined;
}

/** Returns the key of a known color's name in the messages; undefined for another filter value. */
export function colorKeyOf(value: string): StandardColor | undefined {
  return COLOR_KEYS.get(value);
}
