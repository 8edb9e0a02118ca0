import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { cached } from "@/lib/cache/cached";
import { reportTags } from "@/lib/cache/page-reads.mjs";
import { STORIES_TAG } from "@/lib/cache/tags";
import type { Pagination } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/routing";
import { findTranslatedTitles } from "@/lib/products/translate";
import { storySelect, toStory } from "./dto";

/** Stories per page. */
const STORY_PAGE = 12;

/** Public stories: approved and not hidden. */
const PUBLIC = { status: "approved", hiddenAt: null } as const;

/** GET /api/customer-stories: the approved ones, newest first. */
export async function listStories(span: Pagination) {
  const [rows, total] = await Promise.all([
    readStories(span),
    db.customerStory.count({ where: PUBLIC }),
  ]);
  return { rows, total };
}

async function readStories({ limit, offset }: Pagination) {
  const rows = await db.customerStory.findMany({
    where: PUBLIC,
    select: storySelect,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    skip: offset,
  });
  return rows.map(toStory);
}

/**
 * A page of the public stories, newest first, with titles of products in one language; `hasOlder`: there is a next page.
 */
export async function findStories(page: number, locale: Language) {
  reportTags([STORIES_TAG]);
  const rows = await readStories({ limit: STORY_PAGE + 1, offset: (page - 1) * STORY_PAGE });
  const titles = await findTranslatedTitles(
    locale,
    rows.flatMap(({ product }) => product?.id ?? []),
  );
  const stories = rows.slice(0, STORY_PAGE).map(({ product, ...story }) => ({
    ...story,
    product: product && { ...product, title: titles.get(product.id) ?? product.title },
  }));
  return { stories, hasOlder: rows.length > STORY_PAGE };
}

/** Number of public stories. Cached until one is shown or hidden. */
export function countStories() {
  return cached([STORIES_TAG], ["stories-count"], () => db.customerStory.count({ where: PUBLIC }));
}

/** Products that the viewer bought and that are still public, newest first: a story may be about one. */
export async function listBoughtProducts(viewer: Viewer | null) {
  if (!viewer) return [];
  return db.product.findMany({
    where: {
      isActive: true,
      moderationStatus: "approved",
      archivedAt: null,
      lines: { some: { order: { buyerId: viewer.id, paidAt: { not: null } } } },
    },
    select: { id: true, title: true },
    orderBy: { id: "desc" },
    take: 100,
  });
}

export type BoughtProduct = Awaited<ReturnType<typeof listBoughtProducts>>[number];
