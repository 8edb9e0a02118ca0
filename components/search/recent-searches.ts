import { log } from "@/lib/core/log";
import { STORAGE_KEYS } from "@/lib/core/site";
import { readRecent, withRecent } from "@/lib/search/rules";

/** Recent searches of this browser; a storage error is logged and ignored. */
export function loadRecent(): string[] {
  try {
    return readRecent(window.localStorage.getItem(STORAGE_KEYS.recentSearches));
  } catch (error) {
    log.error("Failed to read recent searches", error);
    return [];
  }
}

/** Stores them; a storage error is logged and ignored. */
export function saveRecent(list: string[]) {
  try {
    window.localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(list));
  } catch (error) {
    log.error("Failed to store recent searches", error);
  }
}

/** Adds a search to the recent ones, also one that was sent before the dropdown had loaded. */
export function addRecentSearch(search: string) {
  saveRecent(withRecent(loadRecent(), search));
}
