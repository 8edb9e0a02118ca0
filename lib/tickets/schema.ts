import * as z from "zod";

import { plain, toId } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { MAX_SEATS } from "./rules";

/** POST /api/events/{eventId}/tickets: 1 to 5 seats (specification C, section 5). */
export const buyTicketsSchema = z.object({
  eventId: z.unknown().transform(toId),
  quantity: z
    .int(v("ticketQuantity"))
    .min(1, v("ticketQuantity"))
    .max(MAX_SEATS, v("ticketQuantity")),
});
export type BuyTicketsInput = z.output<typeof buyTicketsSchema>;

/** A purchase by its code. */
export const purchaseChoiceSchema = z.object({ code: plain(64).min(1) });
export type PurchaseChoice = z.output<typeof purchaseChoiceSchema>;
