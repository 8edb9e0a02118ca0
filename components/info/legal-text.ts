import { getTranslations } from "next-intl/server";

import type { LegalPageKey } from "@/lib/info/legal";

/** The words of a legal page in the reader's language. Which sections a page has is known to lib/info/legal alone. */
export async function legalText(page: LegalPageKey) {
  const t = await getTranslations("legal");
  const say = t as unknown as (key: string) => string;
  return {
    title: t(`${page}.title`),
    text: t(`${page}.text`),
    section: (key: string) => ({
      title: say(`${page}.sections.${key}.title`),
      text: say(`${page}.sections.${key}.text`),
    }),
  };
}
