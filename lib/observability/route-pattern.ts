import "server-only";

import fs from "node:fs";
import path from "node:path";

import { env } from "@/lib/core/env.mjs";
import { createRouteTrie } from "./rules";

/** The build's list of its routes; where there is none (the platform keeps it elsewhere) all count as one. */
function readPatterns(): string[] {
  try {
    const folder = path.resolve(/* turbopackIgnore: true */ env.NEXT_DIST_DIR);
    const file = path.join(folder, "app-path-routes-manifest.json");
    return Object.values(JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, string>);
  } catch {
    return [];
  }
}

let known: ReturnType<typeof createRouteTrie> | undefined;

/** The route that answers an address. */
export function routePattern(path: string): string {
  known ??= createRouteTrie(readPatterns());
  return known(path);
}
