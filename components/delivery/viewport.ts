import { milesBetween } from "@/lib/delivery/distance-rules";
import {
  NEIGHBORHOOD_SLUGS,
  NEIGHBORHOODS,
  type Neighborhood,
} from "@/lib/delivery/local-sellers/neighborhoods";
import { type Point, type SellerMatch, ZONES } from "@/lib/delivery/local-sellers/rules";
import type { MapFilter } from "@/lib/delivery/local-sellers/schema";

/** A square section of the map, small enough to be drawn flat: its center, and its edge in miles. */
export type Viewport = Point & { span: number };

const MILES_PER_DEGREE = 69.093;

/** Minimum edge of the viewport in miles. */
const MIN_SPAN = 2.5;

/** Edge that contains both circles around a place. */
const WIDE_SPAN = 31.5;

/** Maximum distance of a place that is shown on the map. */
const REACH_MILES = 40;

/** A fraction of the edge: pins closer than this are merged. */
const TOUCHING = 0.05;

/** Offset of a point from the center, in miles to the east and to the south. */
export function offsetOf(frame: Point, { latitude, longitude }: Point) {
  const shrink = Math.cos((frame.latitude * Math.PI) / 180);
  return {
    x: (longitude - frame.longitude) * shrink * MILES_PER_DEGREE,
    y: (frame.latitude - latitude) * MILES_PER_DEGREE,
  };
}

/**
 * Position of a point in the viewport: fractions of its edge from the left and from the top; below 0 or above 1 if
 * outside.
 */
export function shareOf(frame: Viewport, point: Point) {
  const { x, y } = offsetOf(frame, point);
  return { left: 0.5 + x / frame.span, top: 0.5 + y / frame.span };
}

/** The smallest viewport around all points, with a margin. */
function around(points: Point[], rim: number): Viewport {
  const [latitudes, longitudes] = [points.map((p) => p.latitude), points.map((p) => p.longitude)];
  const middle = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  const reach = points.map((point) => {
    const { x, y } = offsetOf(middle, point);
    return Math.max(Math.abs(x), Math.abs(y));
  });
  return { ...middle, span: Math.max(MIN_SPAN, 2 * Math.max(...reach) * rim) };
}

/** The center of the network. */
const HOME: Point = around(Object.values(NEIGHBORHOODS), 1);

/** Two corners of the square around a circle of this radius in miles. */
function cornersOf({ latitude, longitude }: Point, miles: number): Point[] {
  const up = miles / MILES_PER_DEGREE;
  const side = up / Math.cos((latitude * Math.PI) / 180);
  return [1, -1].map((sign) => ({
    latitude: latitude + sign * up,
    longitude: longitude + sign * side,
  }));
}

/** Returns whether a place can be shown on the map. */
export function isNear(place: Point): boolean {
  return milesBetween(HOME, place) <= REACH_MILES;
}

/** The viewport: the selected neighborhood, otherwise the circles around a place, otherwise all neighborhoods. */
export function fitViewport(
  { neighborhood, isWide }: Pick<MapFilter, "neighborhood" | "isWide">,
  from: Point | null,
  sellers: SellerMatch[],
): Viewport {
  const place = from && isNear(from) ? from : null;
  if (isWide) return { ...(place ?? HOME), span: WIDE_SPAN };
  if (neighborhood) {
    const localSellers = sellers.filter((seller) => seller.neighborhood === neighborhood);
    return around([NEIGHBORHOODS[neighborhood], ...localSellers], 1.5);
  }
  const places = [...Object.values(NEIGHBORHOODS), ...sellers];
  return around(place ? [...places, ...cornersOf(place, ZONES[0].upTo)] : places, 1.1);
}

export type Pin = Point & { neighborhood: Neighborhood; sellers: SellerMatch[] };

/** The sellers in a viewport as pins; overlapping ones of one neighborhood are merged. */
export function pinsOf(frame: Viewport, sellers: SellerMatch[]): Pin[] {
  const pins: Pin[] = [];
  for (const seller of sellers) {
    const twin = pins.find(
      (pin) =>
        pin.neighborhood === seller.neighborhood &&
        milesBetween(pin, seller) < frame.span * TOUCHING,
    );
    if (twin) twin.sellers.push(seller);
    else pins.push({ ...pointOf(seller), neighborhood: seller.neighborhood, sellers: [seller] });
  }
  return pins.filter((pin) => isInside(frame, pin));
}

/** The neighborhoods whose centers are in the viewport. */
export function labelsOf(frame: Viewport): Neighborhood[] {
  return NEIGHBORHOOD_SLUGS.filter((slug) => isInside(frame, NEIGHBORHOODS[slug]));
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

function isInside(frame: Viewport, point: Point): boolean {
  const { left, top } = shareOf(frame, point);
  return left > 0.02 && left < 0.98 && top > 0.02 && top < 0.98;
}
