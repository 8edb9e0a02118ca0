import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { sellerNameSql } from "@/lib/accounts/seller-name-sql";
import { toDecimal } from "@/lib/core/money";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import type { Language } from "@/lib/i18n/routing";
import { toAverageRating } from "@/lib/products/rating";
import { toSale } from "@/lib/products/sales/dto";
import type { Suggestion } from "./dto";
import { SUGGESTION_LIMIT } from "./rules";

type SuggestionRow = {
  id: number;
  title: string;
  subtitle: string;
  imageUrl: string;
  priceCents: number;
  maxPriceCents: number | null;
  hasVariants: boolean;
  ratingCount: number;
  ratingSum: number;
  percent: number | null;
  regularCents: number | null;
  wasSince: Date | null;
  startedAt: Date | null;
  endsAt: Date | null;
};

/** Returns products as suggestions in the order of `ids`, with their titles in the given language where translated. */
export async function listProductSuggestions(
  ids: number[],
  locale: Language,
): Promise<Suggestion[]> {
  // A fixed number of parameters, so that PostgreSQL can reuse its generic plan.
  const places = Array.from({ length: SUGGESTION_LIMIT }, (_, index) => ids[index] ?? null);
  const rows = await sql.query<SuggestionRow[]>`
    SELECT p.id, coalesce(t.title, p.title) AS title, ${sellerNameSql("u")} AS subtitle, p.image_url AS "imageUrl",
      p.price_cents AS "priceCents", p.max_price_cents AS "maxPriceCents", p.has_variants AS "hasVariants",
      p.rating_count AS "ratingCount", p.rating_sum AS "ratingSum", s.percent, s.regular_cents AS "regularCents",
      s.was_since AS "wasSince", s.started_at AS "startedAt", s.ends_at AS "endsAt"
    FROM products p JOIN users u ON u.id = p.seller_id
    LEFT JOIN product_sales s ON s.id = p.sale_id
    LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = ${locale} AND p.locale <> t.locale
    WHERE p.id = ANY (ARRAY[${Prisma.join(places)}]::int[]) ${PREPARED}`;
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map(toSuggestion);
}

function toSuggestion(row: SuggestionRow): Suggestion {
  const { id, title, subtitle, imageUrl, priceCents, maxPriceCents } = row;
  const sale = toRunningSale(row);
  return {
    id,
    title,
    subtitle,
    imageUrl,
    type: "product",
    price: toDecimal(priceCents),
    maxPrice: maxPriceCents === null ? null : toDecimal(maxPriceCents),
    sale: sale && { percent: sale.percent, wasPrice: sale.wasPrice },
    averageRating: toAverageRating({ sum: row.ratingSum, count: row.ratingCount }),
    totalReviews: row.ratingCount,
  };
}

function toRunningSale({
  percent,
  endsAt,
  regularCents,
  wasSince,
  startedAt,
  hasVariants,
}: SuggestionRow) {
  if (percent === null || endsAt === null) return null;
  return toSale({ sale: { percent, regularCents, wasSince, startedAt, endsAt }, hasVariants });
}
