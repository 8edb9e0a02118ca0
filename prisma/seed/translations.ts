import type { Locale } from "next-intl";

import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db/client";
import { ARTICLES } from "./content/blog";
import { PRODUCTS } from "./content/products";
import { SELLERS } from "./content/sellers";
import { ARTICLE_TRANSLATIONS } from "./content/translations/articles";
import { EVENT_TRANSLATIONS } from "./content/translations/events";
import { PRODUCT_TRANSLATIONS } from "./content/translations/products";
import { RECIPE_TRANSLATIONS } from "./content/translations/recipes";
import { SHOP_TRANSLATIONS } from "./content/translations/shops";
import type { Translations } from "./content/translations/types";

/**
 * Seeds the translations of products, articles, events and shops. A text that has translations already, or that was
 * edited, is not changed.
 */
export async function seedTranslations() {
  await seedProducts();
  await seedArticles();
  await seedEvents();
  await seedShops();
}

/** Returns one row per language of each text, with the id of the row that it translates. */
function toRows<Text extends object, Id extends string>(
  texts: Record<string, Translations<Text>>,
  { ids, column }: { ids: ReadonlyMap<string, number>; column: Id },
) {
  return [...ids].flatMap(([key, id]) =>
    Object.entries(texts[key] ?? {}).map(([locale, text]) => ({
      ...text,
      locale: locale as Locale,
      ...({ [column]: id } as Record<Id, number>),
    })),
  );
}

async function seedProducts() {
  const titles = new Map(PRODUCTS.map(({ title, key }) => [title, key]));
  const rows = await db.product.findMany({
    where: {
      title: { in: [...titles.keys()] },
      locale: "en",
      archivedAt: null,
      translations: { none: {} },
    },
    select: { id: true, title: true },
  });
  const ids = new Map(rows.map(({ id, title }) => [titles.get(title) ?? "", id]));
  await db.productTranslation.createMany({
    data: toRows(PRODUCT_TRANSLATIONS, { ids, column: "productId" }),
  });
}

async function seedArticles() {
  const slugs = new Map(ARTICLES.map(({ slug, title }) => [slug, title]));
  const rows = await db.blogPost.findMany({
    where: { slug: { in: [...slugs.keys()] }, translations: { none: {} } },
    select: { id: true, slug: true, title: true },
  });
  const unchangedRows = rows.filter(({ slug, title }) => slugs.get(slug) === title);
  const ids = new Map(unchangedRows.map(({ id, slug }) => [slug, id]));
  const slugOf = new Map(unchangedRows.map(({ id, slug }) => [id, slug]));
  await db.blogPostTranslation.createMany({
    data: toRows(ARTICLE_TRANSLATIONS, { ids, column: "postId" }).map((row) => ({
      ...row,
      recipe: RECIPE_TRANSLATIONS[row.locale]?.[slugOf.get(row.postId) ?? ""] ?? Prisma.DbNull,
    })),
  });
}

async function seedEvents() {
  const rows = await db.event.findMany({
    where: { title: { in: Object.keys(EVENT_TRANSLATIONS) }, translations: { none: {} } },
    select: { id: true, title: true },
  });
  const ids = new Map(rows.map(({ id, title }) => [title, id]));
  await db.eventTranslation.createMany({
    data: toRows(EVENT_TRANSLATIONS, { ids, column: "eventId" }),
  });
}

async function seedShops() {
  const sellers = new Map(SELLERS.map(({ email, key, bio }) => [email, { key, bio }]));
  const rows = await db.user.findMany({
    where: {
      email: { in: [...sellers.keys()] },
      role: "seller",
      shopTranslations: { none: {} },
    },
    select: { id: true, email: true, bio: true },
  });
  const unchangedRows = rows.filter(({ email, bio }) => sellers.get(email)?.bio === bio);
  const ids = new Map(unchangedRows.map(({ id, email }) => [sellers.get(email)?.key ?? "", id]));
  await db.shopTranslation.createMany({
    data: toRows(SHOP_TRANSLATIONS, { ids, column: "sellerId" }),
  });
}
