import { normalizeForSearch } from "@/lib/core/search-text";

/** Function words of the five languages, except those that name a product in another language. */
const LISTS = [
  "a an the for from of to in on at by with without and this that these those my your our his her their its me you us them some any is are i we who which other another looking want need please",
  "iyo ka ku u oo ee la waa aan kan tan mid",
  "fi kan akka irraa keessa waliin",
  "እና ከ ለ ወደ ጋር ይህ ያ ነው የእኔ",
  "من في على الى إلى عن مع هذا هذه هو هي أو ثم",
];

const STOP_WORDS = new Set(LISTS.flatMap((list) => normalizeForSearch(list).split(" ")));

/** Returns whether a folded word is a stop word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
