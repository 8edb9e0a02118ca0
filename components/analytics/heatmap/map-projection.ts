import "server-only";

import { geoAlbersUsa } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import nation from "us-atlas/nation-albers-10m.json";
import { lookupByName } from "zipcodes";

/** Size of the us-atlas outline. */
export const MAP_WIDTH = 975;
export const MAP_HEIGHT = 610;

/** The projection of the us-atlas outline. */
const projection = geoAlbersUsa()
  .scale(1_300)
  .translate([MAP_WIDTH / 2, MAP_HEIGHT / 2]);

/** Minimum area of an island in square pixels, and minimum distance of two corners; smaller ones are omitted. */
const MIN_AREA = 40;
const GRID = 2;

type Ring = number[][];

function areaOf(ring: Ring): number {
  const doubled = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled / 2);
}

function pathOf(ring: Ring): string {
  const corners: string[] = [];
  for (const [x = 0, y = 0] of ring) {
    const corner = `${Math.round(x / GRID) * GRID},${Math.round(y / GRID) * GRID}`;
    if (corner !== corners.at(-1)) corners.push(corner);
  }
  return `M${corners.join("L")}Z`;
}

let outline: string | undefined;

/** The United States as one SVG path, computed once. */
export function outlinePath(): string {
  outline ??= drawOutline();
  return outline;
}

function drawOutline(): string {
  const topology = nation as unknown as Topology<{ nation: GeometryCollection }>;
  const rings = feature(topology, topology.objects.nation).features.flatMap(({ geometry }) =>
    geometry.type === "MultiPolygon" ? geometry.coordinates.map(([ring = []]) => ring) : [],
  );
  return rings
    .filter((ring) => areaOf(ring) >= MIN_AREA)
    .map(pathOf)
    .join("");
}

/** Position of a city on the map, or null if unknown. */
export function project(city: string, state: string): { x: number; y: number } | null {
  const place =
    lookupByName(city.replace(/^St\.? /i, "Saint "), state)[0] ?? lookupByName(city, state)[0];
  const point = place && projection([place.longitude, place.latitude]);
  return point ? { x: Math.round(point[0]), y: Math.round(point[1]) } : null;
}
