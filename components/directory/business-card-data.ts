import { getFormatter, getTranslations } from "next-intl/server";

import { imageProps } from "@/components/ui/image-props";
import { cardCategory } from "@/lib/directory/categories";
import type { Listed } from "@/lib/directory/dto";
import { PRESENTATIONS, sceneOf } from "./category-presentation";
import { formatHours } from "./format-hours";

/** Data of a business card, in the viewer's language. */
export type BusinessCardData = Awaited<ReturnType<typeof cardsOf>>[number];

export async function cardsOf(businesses: Listed[]) {
  const [t, format] = await Promise.all([getTranslations("directory"), getFormatter()]);
  return businesses.map(({ category, languages, hours, imageUrl, isActive: _, ...business }) => ({
    ...business,
    category: t(`category.${category}`),
    spoken: languages.map((code) => t(`language.${code}`)).join(" · "),
    hours: hours && formatHours(hours, { t, format }),
    image: toCardImage({ ...business, category, imageUrl }),
  }));
}

function toCardImage({
  id,
  name,
  category,
  imageUrl,
}: Pick<Listed, "id" | "name" | "category" | "imageUrl">) {
  const card = cardCategory(category);
  const { src: scene, ground } = sceneOf(id, card);
  const uploadedImage = imageUrl ? imageProps({ src: imageUrl, alt: name, width: 176 }) : null;
  return { scene, ground, weave: PRESENTATIONS[card].weave, uploadedImage };
}
