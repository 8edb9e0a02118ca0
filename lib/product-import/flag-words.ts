import { normalizeForSearch } from "@/lib/core/search-text";
import { formsOf, type Phrases } from "@/lib/products/word-matcher";

const YES: Phrases = {
  en: ["true", "yes", "y", "on", "x", "active", "published", "visible", "public"],
  so: ["haa", "haye"],
  om: ["eeyyee", "eeyye", "eyyee"],
  am: ["አዎ", "አዎን"],
  ar: ["نعم", "أجل"],
};

const NO: Phrases = {
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

const fold = (text: string) => normalizeForSearch(text) || text;

const YES_FORMS = new Set([...formsOf(YES), ...OTHER_YES.map(fold)].map(fold));
const NO_FORMS = new Set([...formsOf(NO), ...OTHER_NO.map(fold)].map(fold));

/** Returns whether the cell of a flag means yes. */
export const isYes = (cell: string) => YES_FORMS.has(fold(cell)) || /^1(?:[.,]0+)?$/.test(cell);

/** Returns whether the cell of a flag means no. WooCommerce writes -1 for a draft. */
export const isNegative = (cell: string) =>
  NO_FORMS.has(fold(cell)) || /^(?:0(?:[.,]0+)?|[-\u2212]1)$/.test(cell);
