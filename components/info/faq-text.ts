import { getTranslations } from "next-intl/server";

import { FAQ, type FaqCategory } from "@/lib/info/faq";

/** The questions and answers in the reader's language. Which a category has is known to lib/info/faq alone. */
export async function faqCategories(): Promise<FaqCategory[]> {
  const t = await getTranslations("faq.categories");
  const say = t as unknown as (key: string) => string;
  return Object.entries(FAQ).map(([key, items]) => ({
    key,
    title: say(`${key}.title`),
    items: items.map((item) => ({
      key: item,
      question: say(`${key}.items.${item}.question`),
      answer: say(`${key}.items.${item}.answer`),
    })),
  }));
}
