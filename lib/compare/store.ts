import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { type AddOutcome, type CompareItem, outcomeOf, readCompared, without } from "./rules";

// The compare list lives in the browser alone: visitors compare too (specification A, section 6).
const list = createLocalStorageList(STORAGE_KEYS.compare, readCompared);

/** Chooses one more product, if it may. */
export function addCompared(item: CompareItem): AddOutcome {
  const before = list.latest();
  const outcome = outcomeOf(before, item);
  if (outcome === "added") list.change([...before, item]);
  return outcome;
}

/** Takes one product out. */
export function removeCompared(id: number) {
  list.change(without(list.latest(), id));
}

/** Empties the list. */
export function clearCompared() {
  list.change([]);
}

/** The chosen products, live. Empty on the server and during hydration. */
export function useCompared(): CompareItem[] {
  return list.useItems();
}
