import * as z from "zod";

import { requiredLine, requiredText, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { routing } from "@/lib/i18n/routing";
import { MAX_MESSAGE, TICKET_CATEGORIES } from "./rules";

/** The contact form (specification C, section 5: required, without limits), with the language of the reply. */
export const ticketSchema = z.object({
  name: requiredLine(validationKey("fieldsMissing"), 1, 100),
  email: z
    .string(validationKey("emailInvalid"))
    .trim()
    .max(200, validationKey("emailInvalid"))
    .pipe(z.email(validationKey("emailInvalid"))),
  subject: requiredLine(validationKey("fieldsMissing"), 1, 200),
  category: z.enum(TICKET_CATEGORIES, validationKey("categoryRequired")),
  message: requiredText(validationKey("fieldsMissing"), 1, MAX_MESSAGE),
  locale: z.enum(routing.locales),
});
export type TicketInput = z.output<typeof ticketSchema>;

const ticketId = z.number().int().positive().max(2_147_483_647);

export const replyTextSchema = z.object({
  text: requiredText(validationKey("replyShort"), 5, MAX_MESSAGE),
});

/** A reply; `replyCount` is the number of replies when it was written, which prevents a second concurrent reply. */
export const ticketReplySchema = replyTextSchema.extend({
  ticketId,
  replyCount: z.number().int().min(0).max(10_000),
});
export type TicketReplyInput = z.output<typeof ticketReplySchema>;

export const ticketChoiceSchema = z.object({ ticketId });
export type TicketChoice = z.output<typeof ticketChoiceSchema>;

export const TICKET_STATUSES = ["open", "answered", "closed"] as const;

/** The filters of the admin's list of tickets, and the open ticket; invalid values are ignored. */
export const ticketSearchSchema = z.object({
  q: singleLine(100).catch(""),
  status: z.enum([...TICKET_STATUSES, "all"]).catch("open"),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  ticket: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
});
export type TicketSearch = z.output<typeof ticketSearchSchema>;
