import * as z from "zod";

import { v } from "@/lib/i18n/messages";
import { MARK_NAMES } from "./marks";

/** Which of the seven logos somebody applies. */
export const markChoiceSchema = z.object({ mark: z.enum(MARK_NAMES, v("logoMissing")) });
export type MarkChoice = z.output<typeof markChoiceSchema>;
