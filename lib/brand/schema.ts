import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";
import { LOGO_NAMES } from "./logos";

/** The chosen one of the seven logos. */
export const logoChoiceSchema = z.object({
  mark: z.enum(LOGO_NAMES, validationKey("logoMissing")),
});
export type LogoChoice = z.output<typeof logoChoiceSchema>;
