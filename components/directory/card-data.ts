import { getFormatter, getTranslations } from "next-intl/server";

import { pictureProps } from "@/components/ui/picture-props";
import { cardCategory } from "@/lib/directory/categories";
import type { Listed } from "@/lib/directory/dto";
import { LOOKS, sceneOf } from "./category-look";
import { hoursText } from "./hours-text";

/** What a card shows of a business, in the reader's language. */
export type BusinessCardData = Awaited<ReturnType<typeof cardsOf>>[number];

export async function cardsOf(businesses: Listed[]) {
  const [t, format] = await Promise.all([getTranslations("directory"), getFormatter()]);
  return businesses.map(({ category, languages, hours, imageUrl, isActive: _, ...business }) => ({
    ...business,
    category: t(`category.${category}`),
    spoken: languages.map((code) => t(`language.${code}`)).join(" · "),
    hours: hours && hoursText(hours, { t, format }),
    picture: pictureOf({ ...business, category, imageUrl }),
  }));
}

function pictureOf({
  id,
  name,
  category,
  imageUrl,
}: Pick<Listed, "id" | "name" | "category" | "imageUrl">) {
  const card = cardCategory(category);
  const { src: scene, ground } = sceneOf(id, card);
  const photo = imageUrl ? pictureProps({ src: imageUrl, alt: name, width: 176 }) : null;
  return { scene, ground, weave: LOOKS[card].weave, photo };
}
