import "server-only";

import { lookup } from "zipcodes";
import { cached } from "@/lib/cache/cached";
import { CATALOG_TAG, LOCAL_SELLERS_TAG } from "@/lib/cache/tags";
import { normalizeForSearch } from "@/lib/core/search-text";
import { db } from "@/lib/db/client";
import {
  NEIGHBORHOOD_SLUGS,
  NEIGHBORHOODS,
  type Neighborhood,
  toNeighborhood,
} from "./neighborhoods";
import type { LocalSeller, Point } from "./rules";
import type { MapFilter } from "./schema";

/** Far above the expected size of the network; the map and the list show all sellers. */
const LIMIT = 500;

/** The active local sellers by name. A seller without an account page is listed without a link. */
export function listLocalSellers(): Promise<LocalSeller[]> {
  return cached([LOCAL_SELLERS_TAG, CATALOG_TAG], ["local-sellers"], async () => {
    const rows = await db.localSeller.findMany({
      where: { isActive: true },
      select: {
        id: true,
        name: true,
        description: true,
        category: true,
        neighborhood: true,
        address: true,
        phone: true,
        website: true,
        latitude: true,
        longitude: true,
        seller: { select: { id: true, role: true, disabledAt: true, deletedAt: true } },
      },
      orderBy: [{ name: "asc" }, { id: "asc" }],
      take: LIMIT,
    });
    return rows.flatMap(({ seller, neighborhood: slug, ...row }) => {
      const neighborhood = toNeighborhood(slug);
      const isOpen = seller?.role === "seller" && !seller.disabledAt && !seller.deletedAt;
      return neighborhood ? [{ ...row, neighborhood, sellerId: isOpen ? seller.id : null }] : [];
    });
  });
}

/** The origin of distances; `name` as entered, null for the position of a phone. */
export type From = Point & { name: string | null; neighborhood: Neighborhood | null };

/** The place of a filter: a phone's position, a neighborhood or a US ZIP code; null if missing or unknown. */
export function placeOf({
  location,
  at: position,
}: Pick<MapFilter, "location" | "at">): From | null {
  if (position) return { ...position, name: null, neighborhood: null };
  const query = normalizeForSearch(location);
  const slug = NEIGHBORHOOD_SLUGS.find(
    (neighborhoodSlug) => normalizeForSearch(NEIGHBORHOODS[neighborhoodSlug].name) === query,
  );
  if (slug) return { ...NEIGHBORHOODS[slug], neighborhood: slug };
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(location)?.[1];
  const place = zip ? lookup(zip) : undefined;
  if (!place) return null;
  const { latitude, longitude, city, state } = place;
  return { latitude, longitude, name: `${place.zip} ${city}, ${state}`, neighborhood: null };
}
