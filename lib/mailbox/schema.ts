import * as z from "zod";

import { singleLine } from "@/lib/core/validation/text";

export const MAIL_STATES = ["sent", "waiting", "failing", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

const id = z.coerce.number().int().positive().max(2_147_483_647);

/** What an admin looks for among the shop's mails; what means nothing is left out. */
export const mailSearchSchema = z.object({
  /** Part of the address or the subject. */
  q: singleLine(120).catch(""),
  state: z.enum(MAIL_STATES).optional().catch(undefined),
  /** Mails older than this one. */
  before: id.optional().catch(undefined),
});
export type MailSearch = z.output<typeof mailSearchSchema>;

export const mailChoiceSchema = z.object({
  mailId: z.number().int().positive().max(2_147_483_647),
});
export type MailChoice = z.output<typeof mailChoiceSchema>;
