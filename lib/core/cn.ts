import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

// The house's own font sizes; otherwise `text-d2` would count as a color and be merged away.
const merge = extendTailwindMerge({ extend: { theme: { text: ["d1", "d2", "d3", "d4"] } } });

/** Joins class names; of two Tailwind classes for one property the later one wins. */
export function cn(...classes: ClassValue[]) {
  return merge(clsx(classes));
}
