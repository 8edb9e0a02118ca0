import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import type { LineInput } from "@/lib/checkout/rules";
import { PREPARED } from "@/lib/db/prepared";
import { inIds, sql } from "@/lib/db/sql";
import { feeOf } from "@/lib/plans/queries";
import { IS_LIVE } from "@/lib/products/product-sql";
import { wholesaleTiersSql } from "@/lib/wholesale/queries";
import type { Tier } from "@/lib/wholesale/rules";

type CheckoutVariant = {
  id: number;
  values: string[];
  priceCents: number;
  imageUrl: string | null;
};

export type CheckoutProduct = {
  id: number;
  title: string;
  imageUrl: string;
  priceCents: number;
  sellerId: number;
  feeBasisPoints: number;
  hasVariants: boolean;
  /** Business days until it is handed over; null for the usual time. */
  processingDays: number | null;
  isPerishable: boolean;
  /** The variant of a line that names none. */
  onlyVariantId: number | null;
  /** Those of the lines that are offered. */
  variants: CheckoutVariant[];
  /** Wholesale tiers of the viewer; empty unless they are an approved wholesale buyer. */
  tiers: Tier[];
};

/** Returns the products of the lines that can be bought, with the inputs of their price. */
export function loadCheckoutProducts(viewer: Viewer, lines: LineInput[]) {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  return sql.query<CheckoutProduct[]>`
    SELECT p.id, p.title, p.image_url AS "imageUrl", p.price_cents AS "priceCents", p.seller_id AS "sellerId",
      ${feeOf(Prisma.sql`p.seller_id`)} AS "feeBasisPoints", p.has_variants AS "hasVariants",
      p.processing_days AS "processingDays", coalesce(p.is_perishable, false) AS "isPerishable",
      ${ONLY_VARIANT} AS "onlyVariantId", ${offeredVariants(variantIds)} AS variants,
      ${wholesaleTiersSql(viewer, Prisma.sql`p.id`)} AS tiers
    FROM products p WHERE ${inIds(Prisma.sql`p.id`, ids)} AND ${IS_LIVE} ${PREPARED}`;
}

/** SQL for the id of the only variant of `p` that is offered; null if there are none or several. */
const ONLY_VARIANT = Prisma.sql`(
    SELECT min(o.id) FROM product_variants o
    WHERE p.has_variants AND o.product_id = p.id AND o.archived_at IS NULL HAVING count(*) = 1)`;

/** Returns SQL for those of the variants of `p` that are offered, and for the only one of `p`. */
function offeredVariants(ids: number[]) {
  const isNamed = ids.length > 0 ? inIds(Prisma.sql`v.id`, ids) : Prisma.sql`false`;
  return Prisma.sql`ARRAY(
    SELECT json_build_object('id', v.id, 'values', v.values, 'priceCents', v.price_cents, 'imageUrl', v.image_url)
    FROM product_variants v
    WHERE p.has_variants AND v.product_id = p.id AND v.archived_at IS NULL
      AND (${isNamed} OR v.id = ${ONLY_VARIANT}))`;
}
