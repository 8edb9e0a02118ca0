import type { useTranslations } from "next-intl";

import type { Weave } from "@/components/ui/weaves";

/** The initial categories have translated names and a weave. */
const WEAVES = {
  recipes: "spices",
  makers: "crafts",
  traditions: "coffee",
  guides: "textiles",
  community: "books",
} as const satisfies Record<string, Weave>;

type CategorySlug = keyof typeof WEAVES;

const hasWeave = (slug: string): slug is CategorySlug => Object.hasOwn(WEAVES, slug);

/** The weave below an article's image. */
export function weaveOfCategory(slug: string): Weave {
  return hasWeave(slug) ? WEAVES[slug] : "books";
}

/** A category's name in the page's language, or as the admin entered it. */
export function categoryName(
  t: ReturnType<typeof useTranslations<"blog">>,
  { slug, name }: { slug: string; name: string },
): string {
  return hasWeave(slug) ? t(`category.${slug}`) : name;
}
