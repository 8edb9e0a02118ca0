import { multiLine } from "@/lib/core/validation/text";
import { type CategorySlug, toCategorySlug } from "@/lib/products/categories";
import { toNeighborhood } from "./neighborhoods";
import type { Point } from "./rules";

export const VIEWS = ["map", "list", "zones"] as const;
type MapView = (typeof VIEWS)[number];

/** Coordinates of a phone as the address carries them: three decimals, about a hundred yards. */
const COORDINATES = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/;

function toPoint(value: string): Point | null {
  const [, latitude, longitude] = COORDINATES.exec(value) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

const text = multiLine(100);

/** Parses the filters of /marketplace-map from its address; invalid values are ignored. */
export function parseMapFilter(search: Record<string, string | string[] | undefined>) {
  const getText = (key: string) => {
    const value = search[key];
    return text.safeParse(Array.isArray(value) ? value[0] : value).data ?? "";
  };
  const category: CategorySlug | null = toCategorySlug(getText("category"));
  const location = getText("location");
  return {
    view: VIEWS.find((view) => view === getText("view")) ?? "map",
    neighborhood: toNeighborhood(getText("neighborhood")),
    category,
    search: getText("search"),
    /** A ZIP code or a neighborhood as entered. */
    location,
    /** The phone's position; an entered location takes precedence. */
    at: location ? null : toPoint(getText("at")),
    isWide: getText("zoom") === "wide",
  } satisfies { view: MapView; [key: string]: unknown };
}
export type MapFilter = ReturnType<typeof parseMapFilter>;

type Change = Partial<MapFilter>;

/** The address of the map with a filter: set values in a fixed order. */
export function mapHref(filter: MapFilter, change: Change = {}): string {
  const { view, neighborhood, category, search, location, at, isWide } = { ...filter, ...change };
  const query = new URLSearchParams();
  if (view !== "map") query.set("view", view);
  if (neighborhood) query.set("neighborhood", neighborhood);
  if (category) query.set("category", category);
  if (search) query.set("search", search);
  if (location) query.set("location", location);
  if (at && !location) query.set("at", `${at.latitude},${at.longitude}`);
  if (isWide) query.set("zoom", "wide");
  const queryText = query.toString();
  return queryText ? `/marketplace-map?${queryText}` : "/marketplace-map";
}
