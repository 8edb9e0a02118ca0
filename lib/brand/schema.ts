import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";
import { MARK_NAMES } from "./marks";

/** Which of the seven logos somebody applies. */
export const markChoiceSchema = z.object({
  mark: z.enum(MARK_NAMES, validationKey("logoMissing")),
});
export type MarkChoice = z.output<typeof markChoiceSchema>;
