import { normalizeForSearch } from "@/lib/core/search-text";
import { formsOf, type Words } from "@/lib/products/word-matcher";

const YES: Words = {
  en: ["true", "yes", "y", "on", "x", "active", "published", "visible", "public"],
  so: ["haa", "haye"],
  om: ["eeyyee", "eeyye", "eyyee"],
  am: ["አዎ", "አዎን"],
  ar: ["نعم", "أجل"],
};

const NO: Words = {
  en: ["false", "no", "n", "off", "inactive", "draft", "archived", "unlisted", "hidden", "private"],
  so: ["maya", "may"],
  om: ["lakki", "miti"],
  am: ["አይ", "አይደለም", "የለም"],
  ar: ["لا", "كلا"],
};

/** Words of spreadsheets in other languages, and of WooCommerce's catalog visibility. */
const OTHER_YES = [
  "wahr",
  "ja",
  "vrai",
  "oui",
  "verdadero",
  "si",
  "vero",
  "waar",
  "prawda",
  "catalog",
  "search",
  "✓",
];
const OTHER_NO = ["falsch", "nein", "faux", "non", "falso", "onwaar", "nee", "unpublished"];

const plain = (text: string) => normalizeForSearch(text) || text;

const YES_WORDS = new Set([...formsOf(YES), ...OTHER_YES.map(plain)].map(plain));
const NO_WORDS = new Set([...formsOf(NO), ...OTHER_NO.map(plain)].map(plain));

/** Returns whether the cell of a flag means yes. */
export const isYes = (cell: string) => YES_WORDS.has(plain(cell)) || /^1(?:[.,]0+)?$/.test(cell);

/** Returns whether the cell of a flag means no. WooCommerce writes -1 for a draft. */
export const isNo = (cell: string) =>
  NO_WORDS.has(plain(cell)) || /^(?:0(?:[.,]0+)?|[-\u2212]1)$/.test(cell);
