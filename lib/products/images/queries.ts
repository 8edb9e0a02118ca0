import "server-only";

import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { ImageFailure } from "@/lib/uploads/adopt";
import { HAS_UNSTORED_COVER, HAS_UNSTORED_IMAGE } from "./sql";

/** An image of another server that is not stored. */
export type UnstoredImage = {
  productId: number;
  url: string;
  reason: ImageFailure;
  isFinal: boolean;
};

/** Returns the images of products that could not be stored, with the reasons. */
export async function listImageFailures(productIds: number[]): Promise<UnstoredImage[]> {
  const rows = await db.productImageFailure.findMany({
    where: { productId: { in: productIds } },
    orderBy: [{ productId: "asc" }, { url: "asc" }],
  });
  // Safe: a database constraint allows only these reasons.
  return rows.map(({ createdAt: _, reason, ...row }) => ({
    ...row,
    reason: reason as ImageFailure,
  }));
}

/** Returns the products, among those named, that have an image which is not stored. */
export async function findUnstored(productIds: number[]): Promise<Set<number>> {
  const rows = await sql.query<{ id: number }[]>`
    SELECT p.id FROM products p WHERE p.id = ANY(${productIds}::int[]) AND ${HAS_UNSTORED_IMAGE}`;
  return new Set(rows.map(({ id }) => id));
}

export type ImportImages = {
  /** Images that could not be stored, by reason. */
  failures: { reason: ImageFailure; count: number }[];
  failed: number;
  /** Products with such an image. */
  products: number;
  /** Products without any stored image, which are not submitted. */
  withoutImage: number;
};

/** Returns the images of an import's products that are not stored. */
export async function countImportImages(importId: number): Promise<ImportImages> {
  const failures = await sql.query<{ reason: ImageFailure; count: number }[]>`
    SELECT f.reason, count(*)::int AS count FROM product_image_failures f JOIN products p ON p.id = f.product_id
    WHERE p.import_id = ${importId} GROUP BY f.reason ORDER BY count DESC, f.reason`;
  const [row] = await sql.query<{ products: number; withoutImage: number }[]>`
    SELECT count(*) FILTER (WHERE EXISTS (SELECT 1 FROM product_image_failures f WHERE f.product_id = p.id))::int
      AS products, count(*) FILTER (WHERE ${HAS_UNSTORED_COVER})::int AS "withoutImage"
    FROM products p WHERE p.import_id = ${importId}`;
  return {
    failures,
    failed: failures.reduce((sum, { count }) => sum + count, 0),
    products: row?.products ?? 0,
    withoutImage: row?.withoutImage ?? 0,
  };
}
