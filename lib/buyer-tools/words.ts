import { fold } from "@/lib/search/fold";

/** Whether one of the titles has these words in it, as the shop's search reads letters. Without words each does. */
export function hasWords(titles: string[], words: string) {
  const wanted = fold(words);
  return wanted === "" || titles.some((title) => fold(title).includes(wanted));
}
