import type { Locale } from "next-intl";

/** Each language by its own name, in the order of the picker. */
export const NATIVE_NAMES: Record<Locale, string> = {
  en: "English",
  so: "Soomaali",
  om: "Afaan Oromoo",
  am: "አማርኛ",
  ar: "العربية",
};
