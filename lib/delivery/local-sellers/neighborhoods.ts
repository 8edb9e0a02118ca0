/** The neighborhoods and cities of the network (specification C, "Delivery rates") and their centers. */
export const NEIGHBORHOODS = {
  "cedar-riverside": { name: "Cedar-Riverside", latitude: 44.9689, longitude: -93.247 },
  seward: { name: "Seward", latitude: 44.96, longitude: -93.233 },
  "brooklyn-park": { name: "Brooklyn Park", latitude: 45.0942, longitude: -93.3561 },
  "brooklyn-center": { name: "Brooklyn Center", latitude: 45.0761, longitude: -93.3327 },
  "columbia-heights": { name: "Columbia Heights", latitude: 45.0408, longitude: -93.2631 },
} as const;

export type Neighborhood = keyof typeof NEIGHBORHOODS;

export const NEIGHBORHOOD_SLUGS = Object.keys(NEIGHBORHOODS) as Neighborhood[];

/** A slug; null for anything else. */
export function toNeighborhood(value: string): Neighborhood | null {
  return NEIGHBORHOOD_SLUGS.find((slug) => slug === value) ?? null;
}
