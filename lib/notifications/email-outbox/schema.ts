import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { singleLine } from "@/lib/core/validation/text";

export const EMAIL_STATES = ["sent", "waiting", "failing", "failed"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** Search of the admin's email list; invalid values are ignored. */
export const emailSearchSchema = z.object({
  /** Substring of the address or the subject. */
  q: singleLine(120).catch(""),
  state: z.enum(EMAIL_STATES).optional().catch(undefined),
  /** Cursor: only emails with a lower id. */
  before: id.optional().catch(undefined),
});
export type EmailSearch = z.output<typeof emailSearchSchema>;

export const emailChoiceSchema = z.object({
  mailId: z.number().int().positive().max(2_147_483_647),
});
export type EmailChoice = z.output<typeof emailChoiceSchema>;
