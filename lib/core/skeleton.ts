import "server-only";

import unhomoglyph from "unhomoglyph";

/** Letters that are confused in one case or another, beyond what UTS 39 folds. */
const NARROW = /[il1|!]/g;
const ROUND = /[o0]/g;

/**
 * The UTS 39 skeleton of a name, without case, blanks, punctuation and marks: names that look alike have the same one.
 */
export function skeletonOf(name: string): string {
  const folded = unhomoglyph(unhomoglyph(name).normalize("NFKC").toLowerCase()).toLowerCase();
  return folded
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}|!]/gu, "")
    .replace(NARROW, "l")
    .replace(ROUND, "o");
}
