import { isBoundedMarkdown } from "@/lib/core/markdown-bounds";
import { textOf } from "@/lib/core/text";
import { v } from "./messages";

/** As `textOf`, for Markdown: refused with a sentence when it is nested beyond what is rendered. */
export function markdownOf(message: string, min: number, max?: number) {
  return textOf(message, min, max).refine(isBoundedMarkdown, v("markdownTooDeep"));
}
