import "server-only";

import { db } from "@/lib/db/client";
import type { Match } from "./find-matches";

/** Rows per statement. */
const CHUNK = 1_000;

const select = {
  id: true,
  title: true,
  imageUrl: true,
  priceCents: true,
  stock: true,
  hasVariants: true,
  sale: { select: { regularCents: true } },
  options: { select: { kind: true, name: true, values: true }, orderBy: { position: "asc" } },
  variants: {
    where: { archivedAt: null },
    select: {
      id: true,
      values: true,
      sku: true,
      priceCents: true,
      regularPriceCents: true,
      stock: true,
    },
    orderBy: { position: "asc" },
  },
} as const;

/** Returns the regular prices and stocks of the matched products by their ids. */
export async function findLiveOffers(matches: (Match | null)[]) {
  const ids = [...new Set(matches.flatMap((match) => match?.productId ?? []))];
  const offers = new Map<number, LiveOffer>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const rows = await readChunk(ids.slice(from, from + CHUNK));
    for (const row of rows) offers.set(row.id, row);
  }
  return offers;
}

async function readChunk(ids: number[]) {
  const rows = await db.product.findMany({ where: { id: { in: ids } }, select });
  return rows.map(({ sale, variants, ...row }) => ({
    ...row,
    /** Price outside of a sale, in cents. */
    regularCents: sale?.regularCents ?? row.priceCents,
    variants: variants.map((variant) => ({
      ...variant,
      regularCents: variant.regularPriceCents ?? variant.priceCents,
    })),
  }));
}

/** A product's offer: its regular price in cents and stock, and those of its variants. */
export type LiveOffer = Awaited<ReturnType<typeof readChunk>>[number];
