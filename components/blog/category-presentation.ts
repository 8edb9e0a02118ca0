import type { useTranslations } from "next-intl";

import type { Weave } from "@/components/ui/weaves";

/** The categories that a blog begins with have names in every language and an edge of their own. */
const WEAVES = {
  recipes: "spices",
  makers: "crafts",
  traditions: "coffee",
  guides: "textiles",
  community: "books",
} as const satisfies Record<string, Weave>;

type Known = keyof typeof WEAVES;

const isKnown = (slug: string): slug is Known => Object.hasOwn(WEAVES, slug);

/** The edge under an article's picture. */
export function weaveOfCategory(slug: string): Weave {
  return isKnown(slug) ? WEAVES[slug] : "books";
}

/** A category's name in the page's language, or as the admin wrote it. */
export function categoryName(
  t: ReturnType<typeof useTranslations<"blog">>,
  { slug, name }: { slug: string; name: string },
): string {
  return isKnown(slug) ? t(`category.${slug}`) : name;
}
