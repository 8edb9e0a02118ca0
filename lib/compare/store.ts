import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { type AddOutcome, type CompareItem, outcomeOf, readCompared, without } from "./rules";

// The compare list is stored only in the browser: anonymous visitors compare too (specification A, section 6).
const list = createLocalStorageList(STORAGE_KEYS.compare, readCompared);

/** Adds one product if allowed. */
export function addCompared(item: CompareItem): AddOutcome {
  const before = list.latest();
  const outcome = outcomeOf(before, item);
  if (outcome === "added") list.change([...before, item]);
  return outcome;
}

/** Removes one product. */
export function removeCompared(id: number) {
  list.change(without(list.latest(), id));
}

/** Empties the list. */
export function clearCompared() {
  list.change([]);
}

/** Subscribes to the chosen products. Empty on the server and during hydration. */
export function useCompared(): CompareItem[] {
  return list.useItems();
}
