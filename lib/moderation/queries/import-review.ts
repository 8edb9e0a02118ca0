import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sellerNameOf, sellerNameSelect, toNamedSeller } from "@/lib/accounts/seller-name-rules";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import {
  IMPORT_FLAGS,
  type ImportFlag,
  MIN_COMPARED,
  OUTLIER_FACTOR,
  SAMPLES,
} from "@/lib/moderation/import-rules";
import { IMAGES, PROMISES_CURE, pendingOf, SHORT_VERSION } from "@/lib/moderation/import-sql";
import { findUnstoredImages } from "@/lib/moderation/stored-images";
import type { CategorySlug } from "@/lib/products/categories";
import { isStored } from "@/lib/products/images/rules";
import { contentOf, contentSelect } from "@/lib/products/revision-content";

type Row = {
  id: number;
  title: string;
  category: CategorySlug;
  priceCents: number;
  images: string[];
  version: string;
  promisesCure: boolean;
  isOutlier: boolean;
};

type FlaggedProduct = { id: number; title: string; priceCents: number };

/** Returns the pending products of an import with their flags, in the order of the lot. */
async function readProducts(importId: number, draw: number) {
  const rows = await sql.query<Row[]>`
    WITH own AS (
      SELECT p.id, p.title, p.category, p.price_cents AS "priceCents", ${IMAGES} AS images,
        ${SHORT_VERSION} AS version, ${PROMISES_CURE} AS "promisesCure",
        md5(concat((SELECT coalesce(review_seed, id) FROM product_imports WHERE id = ${importId}::int), ':',
          ${draw}::int, ':', p.id)) AS lot
      FROM ${pendingOf(Prisma.sql`${importId}::int`)}),
    medians AS (
      SELECT category, percentile_cont(0.5) WITHIN GROUP (ORDER BY "priceCents") AS median
      FROM own GROUP BY category HAVING count(*) >= ${MIN_COMPARED}::int)
    SELECT own.id, title, own.category, "priceCents", images, version, "promisesCure",
      coalesce("priceCents" > median * ${OUTLIER_FACTOR}::int OR "priceCents" * ${OUTLIER_FACTOR}::int < median, false)
        AS "isOutlier"
    FROM own LEFT JOIN medians m ON m.category = own.category
    ORDER BY row_number() OVER (PARTITION BY own.category ORDER BY lot), lot`;
  return rows;
}

function flagOf({ images, promisesCure, isOutlier }: Row): ImportFlag | null {
  if (!images.every(isStored)) return "image";
  if (promisesCure) return "cure";
  return isOutlier ? "price" : null;
}

/**
 * Returns the review of an import: the pending products that it created with their versions, those that are flagged,
 * and samples that are drawn by lot over all categories. Null if none waits.
 * @throws DomainError forbidden
 */
export async function getImportReview(viewer: Viewer, importId: number, draw: number) {
  requireAdmin(viewer);
  const [rows, source] = await Promise.all([
    readProducts(importId, draw),
    db.productImport.findUnique({
      where: { id: importId },
      select: {
        fileName: true,
        seller: {
          select: {
            id: true,
            ...sellerNameSelect,
            createdAt: true,
          },
        },
      },
    }),
  ]);
  if (!source || rows.length === 0) return null;
  const flags = new Map(rows.map((row) => [row.id, flagOf(row)]));
  const sampleIds = rows.slice(0, SAMPLES).map(({ id }) => id);
  const { seller } = source;
  return {
    id: importId,
    draw,
    fileName: source.fileName,
    seller: {
      id: seller.id,
      name: sellerNameOf(toNamedSeller(seller)),
      since: seller.createdAt.toISOString(),
    },
    products: rows.map(({ id, version }) => ({ id, version })),
    flagged: IMPORT_FLAGS.map((flag) => ({
      flag,
      products: rows.filter(({ id }) => flags.get(id) === flag).map(toFlagged),
    })).filter(({ products }) => products.length > 0),
    samples: await readSamples(sampleIds),
  };
}

export type ImportReview = NonNullable<Awaited<ReturnType<typeof getImportReview>>>;

const toFlagged = ({ id, title, priceCents }: Row): FlaggedProduct => ({ id, title, priceCents });

async function readSamples(ids: number[]) {
  const rows = await db.product.findMany({
    where: { id: { in: ids } },
    select: { ...contentSelect, id: true, priceCents: true, stock: true },
  });
  return ids.flatMap((id) => {
    const row = rows.find((product) => product.id === id);
    if (!row) return [];
    const { id: _, priceCents, stock, ...rest } = row;
    const content = contentOf(rest);
    return [{ id, content, unstored: findUnstoredImages(content), priceCents, stock }];
  });
}
