import "server-only";

import type { ModerationStatus } from "@/generated/prisma/enums";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import type { CategorySlug } from "@/lib/products/categories";

/** A product as its seller sees it in the table and in the grid. Cents. */
export type SellerProduct = {
  id: number;
  title: string;
  sku: string | null;
  priceCents: number;
  /** Highest price of the variants; null without options. */
  maxPriceCents: number | null;
  hasVariants: boolean;
  /** The running sale; null without one. */
  saleId: number | null;
  updatedAt: Date;
  stock: number;
  isActive: boolean;
  hiddenAt: Date | null;
  moderationStatus: ModerationStatus;
  moderationNote: string | null;
  imageUrl: string;
  categorySlug: CategorySlug;
  collection: string | null;
  soldCount: number;
  /** The latest revision; null without one. */
  change: { status: ModerationStatus; note: string | null } | null;
  /** The sale that runs or is planned. */
  openSale: {
    percent: number;
    regularCents: number | null;
    startsAt: Date;
    endsAt: Date;
  } | null;
};

type OpenSale = NonNullable<SellerProduct["openSale"]>;

/** Times within JSON are strings. */
type JsonSale = Omit<OpenSale, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string };
type Row = Omit<SellerProduct, "openSale"> & { openSale: JsonSale | null };

/** Returns the seller's products with these ids, in their order, in one statement. */
export async function readSellerProducts(
  sellerId: number,
  ids: number[],
): Promise<SellerProduct[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query<Row[]>`
    SELECT p.id, p.title, p.sku, p.price_cents AS "priceCents", p.max_price_cents AS "maxPriceCents",
      p.has_variants AS "hasVariants", p.sale_id AS "saleId", p.updated_at AS "updatedAt", p.stock,
      p.is_active AS "isActive", p.hidden_at AS "hiddenAt", p.moderation_status AS "moderationStatus",
      p.moderation_note AS "moderationNote", p.image_url AS "imageUrl", p.category AS "categorySlug", p.collection,
      p.sold_count AS "soldCount",
      (SELECT json_build_object('status', r.status, 'note', r.note) FROM product_revisions r
        WHERE r.product_id = p.id ORDER BY r.created_at DESC LIMIT 1) AS change,
      (SELECT json_build_object('percent', s.percent, 'regularCents', s.regular_cents, 'startsAt', s.starts_at,
          'endsAt', s.ends_at)
        FROM product_sales s WHERE s.product_id = p.id AND s.ended_at IS NULL LIMIT 1) AS "openSale"
    FROM products p JOIN unnest(${ids}::int[]) WITH ORDINALITY AS listed(id, position) ON listed.id = p.id
    WHERE p.seller_id = ${sellerId} ORDER BY listed.position ${PREPARED}`;
  return rows.map(({ openSale, ...row }) => ({
    ...row,
    openSale: openSale && toOpenSale(openSale),
  }));
}

const toOpenSale = ({ startsAt, endsAt, ...sale }: JsonSale): OpenSale => ({
  ...sale,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
