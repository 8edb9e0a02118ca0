import * as z from "zod";

import { opaqueText, parseId } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { MAX_SEATS } from "./rules";

/** Input of POST /api/events/{eventId}/tickets: 1 to 5 seats (specification C, section 5). */
export const buyTicketsSchema = z.object({
  eventId: z.unknown().transform(parseId),
  quantity: z
    .int(validationKey("ticketQuantity"))
    .min(1, validationKey("ticketQuantity"))
    .max(MAX_SEATS, validationKey("ticketQuantity")),
});
export type BuyTicketsInput = z.output<typeof buyTicketsSchema>;

/** Purchase by its code. */
export const purchaseChoiceSchema = z.object({ code: opaqueText(64).min(1) });
export type PurchaseChoice = z.output<typeof purchaseChoiceSchema>;
