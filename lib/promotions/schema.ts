import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";

/** A code as somebody types it: its case and the blanks around it mean nothing. */
export const codeSchema = z
  .string(validationKey("codeInvalid"))
  .trim()
  .regex(/^[\p{L}\p{N}_-]{2,40}$/u, validationKey("codeInvalid"));
