import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { UNSTORED_IMAGE } from "@/lib/products/images/rules";
import { CURE_PATTERN, VERSION_DIGITS } from "./import-rules";
import { versionOf } from "./version";

/** Condition of a product `p` that waits for its first decision; without any image it is not submitted yet. */
export const IS_PENDING = Prisma.sql`p.moderation_status = 'pending' AND p.archived_at IS NULL
  AND p.image_url <> ${UNSTORED_IMAGE}
  AND NOT EXISTS (SELECT 1 FROM content_reports c
    WHERE c.kind = 'product' AND c.subject_id = p.id AND c.outcome IS NULL)`;

/** Condition of a product `p` that is reviewed with its import; that of a running import is not listed at all. */
export const IS_IMPORTED = Prisma.sql`EXISTS (SELECT 1 FROM product_import_rows q
  JOIN product_imports i ON i.id = q.import_id
  WHERE q.product_id = p.id AND q.state = 'created'
    AND (i.finished_at IS NOT NULL OR i.updated_at > now() - interval '1 hour'))`;

/**
 * The products that the import `id` created and that wait for a decision, as `p`. OFFSET 0 makes each one be read by its
 * key: without statistics, right after an import, the planner reads all pending products for each row instead.
 */
export const pendingOf = (id: Prisma.Sql) => Prisma.sql`product_import_rows r
  CROSS JOIN LATERAL (SELECT * FROM products WHERE products.id = r.product_id OFFSET 0) p
  WHERE r.import_id = ${id} AND r.state = 'created' AND ${IS_PENDING}`;

/** The version of product `p` in a decision on its import. */
export const SHORT_VERSION = Prisma.sql`left(${versionOf(
  Prisma.sql`'product'`,
  Prisma.sql`p.id`,
)}, ${VERSION_DIGITS}::int)`;

/** Whether the texts of product `p` promise a cure. */
export const PROMISES_CURE = Prisma.sql`concat_ws(' ', p.title, p.description, p.origin_story,
  p.cultural_significance, p.artisan_bio, p.making_process) ~* ${CURE_PATTERN}`;

/** All images of product `p` and of its variants. */
export const IMAGES = Prisma.sql`array_prepend(p.image_url, p.images) || ARRAY(
  SELECT v.image_url FROM product_variants v
  WHERE v.product_id = p.id AND v.archived_at IS NULL AND v.image_url IS NOT NULL)`;
