const EARTH_MILES = 3_958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export type Point = { latitude: number; longitude: number };

/** Distance between two places along the surface, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const arc = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(arc));
}
