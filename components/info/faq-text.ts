import { getTranslations } from "next-intl/server";

import { FAQ, type FaqCategory } from "@/lib/info/faq";

/** Questions and answers in the reader's language. Only lib/info/faq defines which a category has. */
export async function faqCategories(): Promise<FaqCategory[]> {
  const t = await getTranslations("faq.categories");
  const translate = t as unknown as (key: string) => string;
  return Object.entries(FAQ).map(([key, items]) => ({
    key,
    title: translate(`${key}.title`),
    items: items.map((item) => ({
      key: item,
      question: translate(`${key}.items.${item}.question`),
      answer: translate(`${key}.items.${item}.answer`),
    })),
  }));
}
