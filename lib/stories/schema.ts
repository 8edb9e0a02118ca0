import * as z from "zod";

import { requiredLine, requiredText } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { textLocale } from "@/lib/i18n/text-locale";

/** POST /api/customer-stories (specification C, section 5: non-blank title and content). */
export const storySchema = z.object({
  title: requiredLine(validationKey("fieldsMissing"), 1),
  content: requiredText(validationKey("fieldsMissing"), 1),
  locale: z.exactOptional(textLocale),
  productId: z.exactOptional(z.number().int().positive().max(2_147_483_647).nullable()),
});
export type StoryInput = z.output<typeof storySchema>;
