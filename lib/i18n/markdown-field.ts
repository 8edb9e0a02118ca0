import { isBoundedMarkdown } from "@/lib/core/markdown-bounds";
import { requiredText } from "@/lib/core/validation/text";
import { validationKey } from "./messages";

/** Same as `requiredText`, for Markdown: refuses text that is nested too deep to be rendered. */
export function markdownField(message: string, min: number, max?: number) {
  return requiredText(message, min, max).refine(
    isBoundedMarkdown,
    validationKey("markdownTooDeep"),
  );
}
