import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Knows the font sizes of app/styles/theme.css that Tailwind does not have. */
const merge = extendTailwindMerge({ extend: { theme: { text: ["d1", "d2", "d3", "d4"] } } });

/** Returns the class names in one string. Of conflicting utilities the last one is used, as in components of shadcn. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
