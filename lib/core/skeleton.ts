import "server-only";

import unhomoglyph from "unhomoglyph";

/** Characters that are easily confused in upper or lower case and that UTS 39 does not fold. */
const NARROW = /[il1|!]/g;
const ROUND = /[o0]/g;

/**
 * Returns the UTS 39 skeleton of a name, without case, spaces, punctuation and marks: names that look alike have the
 * same skeleton.
 */
export function toSkeleton(name: string): string {
  const foldedName = unhomoglyph(unhomoglyph(name).normalize("NFKC").toLowerCase()).toLowerCase();
  return foldedName
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}|!]/gu, "")
    .replace(NARROW, "l")
    .replace(ROUND, "o");
}
