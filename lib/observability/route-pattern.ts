import "server-only";

import fs from "node:fs";
import path from "node:path";

import { env } from "@/lib/core/env.mjs";
import { createRouteTrie } from "./rules";

/**
 * Returns the routes of the build; if the list is missing (some platforms store it elsewhere), all paths count as one
 * route.
 */
function readPatterns(): string[] {
  try {
    const folder = path.resolve(/* turbopackIgnore: true */ env.NEXT_DIST_DIR);
    const file = path.join(folder, "app-path-routes-manifest.json");
    return Object.values(JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, string>);
  } catch {
    return [];
  }
}

let trie: ReturnType<typeof createRouteTrie> | undefined;

/** Returns the route of a path. */
export function routePattern(path: string): string {
  trie ??= createRouteTrie(readPatterns());
  return trie(path);
}
