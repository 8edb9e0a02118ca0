import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { isLogoName, type LogoName } from "./logos";

const list = createLocalStorageList<LogoName>(STORAGE_KEYS.logo, (stored) => {
  const name = stored?.replace(/[[\]"]/g, "");
  return isLogoName(name) ? [name] : [];
});

/** Remembers the mark that somebody looked at, in this browser alone. */
export function setPreviewLogo(mark: LogoName) {
  list.change([mark]);
}

/** The mark that was kept here, live; null on the server and during hydration. */
export function usePreviewLogo(): LogoName | null {
  return list.useItems()[0] ?? null;
}
