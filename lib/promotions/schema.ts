import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";

/** A code as entered, without regard to case and surrounding whitespace. */
export const codeSchema = z
  .string(validationKey("codeInvalid"))
  .trim()
  .regex(/^[\p{L}\p{N}_-]{2,40}$/u, validationKey("codeInvalid"));
