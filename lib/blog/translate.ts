import "server-only";

import type { Locale } from "next-intl";

import { db } from "@/lib/db/client";
import type { TextLanguages } from "@/lib/i18n/languages";
import { toLocale } from "@/lib/i18n/locales.mjs";

type Text = { id: number; locale: Locale; title: string; excerpt: string; content: string };

/**
 * An article in the language of a page where it has been translated, otherwise in its own. The read time is that of the
 * original, so that it is the same in all languages.
 */
export type LocalizedPost<P extends Text> = P & {
  originalLocale: Locale;
  /** Length of the original text. */
  originalLength: number;
};

/** Returns articles in one language; those without a translation stay in their own. */
export async function translatePosts<P extends Text>(
  targetLocale: Locale,
  posts: P[],
): Promise<LocalizedPost<P>[]> {
  const ids = posts.filter(({ locale }) => locale !== targetLocale).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.blogPostTranslation.findMany({
          where: { locale: targetLocale, postId: { in: ids } },
          omit: { locale: true },
        });
  const texts = new Map(
    rows.map(({ postId, ...text }) => [postId, { ...text, locale: targetLocale }]),
  );
  return posts.map((post) => ({
    ...post,
    ...texts.get(post.id),
    originalLocale: post.locale,
    originalLength: post.content.length,
  }));
}

/** Returns all languages of an article, its own first. */
export async function listPostLanguages({
  id,
  locale,
}: Pick<Text, "id" | "locale">): Promise<TextLanguages["languages"]> {
  const rows = await db.blogPostTranslation.findMany({
    where: { postId: id },
    select: { locale: true },
    orderBy: { locale: "asc" },
  });
  return [locale, ...rows.map((row) => toLocale(row.locale))];
}
