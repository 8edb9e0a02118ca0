import { createLocalStorageList } from "@/lib/core/local-storage-list";
import { STORAGE_KEYS } from "@/lib/core/site";
import { isLogoName, type LogoName } from "./logos";

const list = createLocalStorageList<LogoName>(STORAGE_KEYS.logo, (text) => {
  const name = text?.replace(/[[\]"]/g, "");
  return isLogoName(name) ? [name] : [];
});

/** Stores the previewed logo in this browser. */
export function setPreviewLogo(mark: LogoName) {
  list.change([mark]);
}

/** Subscribes to the previewed logo of this browser; null on the server and during hydration. */
export function usePreviewLogo(): LogoName | null {
  return list.useItems()[0] ?? null;
}
