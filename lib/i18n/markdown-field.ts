import { isBoundedMarkdown } from "@/lib/core/markdown-bounds";
import { requiredText } from "@/lib/core/validation/text";
import { validationKey } from "./messages";

/** As `textOf`, for Markdown: refused with a sentence when it is nested beyond what is rendered. */
export function markdownField(message: string, min: number, max?: number) {
  return requiredText(message, min, max).refine(
    isBoundedMarkdown,
    validationKey("markdownTooDeep"),
  );
}
