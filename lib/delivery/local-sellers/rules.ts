import { normalizeForSearch, tokenize } from "@/lib/core/search-text";
import { milesBetween } from "@/lib/delivery/distance-rules";
import type { CategorySlug } from "@/lib/products/categories";
import { NEIGHBORHOODS, type Neighborhood } from "./neighborhoods";

export type Point = { latitude: number; longitude: number };

/**
 * The delivery zones (specification C, section 9): miles up to and including `upTo`, cents, delivery time in hours or
 * days.
 */
export const ZONES = [
  { key: "same_day", from: 0, upTo: 5, cents: 299 },
  { key: "next_day", from: 5, upTo: 15, cents: 499 },
  { key: "standard", from: 15, upTo: Number.POSITIVE_INFINITY, cents: 799 },
] as const;
export type Zone = (typeof ZONES)[number];

/** The zone of a distance in miles: 5.0 is still same-day, 15.0 next-day (decisions.md, "Community and extras"). */
export function zoneOf(miles: number): Zone {
  return ZONES.find(({ upTo }) => miles <= upTo) ?? ZONES[2];
}

/** Rounds miles up to a tenth, so that the number never suggests the nearer zone. */
export function roundUpToTenth(miles: number): string {
  return (Math.ceil(Math.round(miles * 1e6) / 1e5) / 10).toFixed(1);
}

export type LocalSeller = Point & {
  id: number;
  /** The seller's account if it has a public page; otherwise null. */
  sellerId: number | null;
  name: string;
  description: string;
  category: CategorySlug;
  neighborhood: Neighborhood;
  address: string;
  phone: string | null;
  website: string | null;
};

type SellerFilter = {
  neighborhood: Neighborhood | null;
  category: CategorySlug | null;
  search: string;
};

/** Returns whether each term is a prefix of a word in the name, text, address or neighborhood. */
function matchesSearch(seller: LocalSeller, search: string): boolean {
  const { name, description, address, neighborhood } = seller;
  const place = NEIGHBORHOODS[neighborhood].name;
  const text = ` ${normalizeForSearch([name, description, address, place].join(" "))}`;
  return tokenize(search).every((token) => text.includes(` ${token}`));
}

export type SellerMatch = LocalSeller & { miles: number | null };

/** The matching sellers: nearest first if the origin is known, otherwise by name. */
export function findSellers(
  sellers: LocalSeller[],
  filter: SellerFilter,
  from: Point | null,
): SellerMatch[] {
  return sellers
    .filter(
      (seller) =>
        (!filter.neighborhood || seller.neighborhood === filter.neighborhood) &&
        (!filter.category || seller.category === filter.category) &&
        matchesSearch(seller, filter.search),
    )
    .map((seller) => ({ ...seller, miles: from && milesBetween(from, seller) }))
    .sort((a, b) => (a.miles ?? 0) - (b.miles ?? 0) || a.name.localeCompare(b.name));
}
