import * as z from "zod";

import { v } from "@/lib/i18n/messages";

/** A code as somebody types it: its case and the blanks around it mean nothing. */
export const codeSchema = z
  .string(v("codeInvalid"))
  .trim()
  .regex(/^[\p{L}\p{N}_-]{2,40}$/u, v("codeInvalid"));
