import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "./constants";
import { isMarkName, type MarkName } from "./marks";

const list = createLocalStorageList<MarkName>(STORAGE_KEYS.logo, (stored) => {
  const name = stored?.replace(/[[\]"]/g, "");
  return isMarkName(name) ? [name] : [];
});

/** Remembers the mark that somebody looked at, in this browser alone. */
export function keepPreviewedMark(mark: MarkName) {
  list.change([mark]);
}

/** The mark that was kept here, live; null on the server and during hydration. */
export function usePreviewedMark(): MarkName | null {
  return list.useItems()[0] ?? null;
}
