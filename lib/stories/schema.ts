import * as z from "zod";

import { line, text } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

/** POST /api/customer-stories (specification C, section 5: non-blank title and content). */
export const storySchema = z.object({
  title: z
    .string(v("fieldsMissing"))
    .pipe(line())
    .pipe(z.string().min(1, v("fieldsMissing"))),
  content: z
    .string(v("fieldsMissing"))
    .pipe(text())
    .pipe(z.string().min(1, v("fieldsMissing"))),
  productId: z.exactOptional(z.number().int().positive().max(2_147_483_647).nullable()),
});
export type StoryInput = z.output<typeof storySchema>;
