import { getTranslations } from "next-intl/server";

import type { LegalPageKey } from "@/lib/info/legal";

/** Texts of a legal page in the reader's language. Only lib/info/legal defines the sections of a page. */
export async function legalText(page: LegalPageKey) {
  const t = await getTranslations("legal");
  const translate = t as unknown as (key: string) => string;
  return {
    title: t(`${page}.title`),
    text: t(`${page}.text`),
    section: (key: string) => ({
      title: translate(`${page}.sections.${key}.title`),
      text: translate(`${page}.sections.${key}.text`),
    }),
  };
}
