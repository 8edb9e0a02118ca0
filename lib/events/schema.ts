import * as z from "zod";
import { paginationShape } from "@/lib/core/pagination";
import { isoDateTime } from "@/lib/core/validation/dates";
import { opaqueText, singleLine } from "@/lib/core/validation/text";
import { MAX_SEATS } from "@/lib/events/tickets/rules";
import { validationKey } from "@/lib/i18n/messages";
import { EVENT_STATES, EVENT_TYPES } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** The query of GET /api/events. */
export const eventQuerySchema = z.object(paginationShape);

const code = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);

/** The query of /events; what means nothing is left out. */
export const eventSearchSchema = z.object({
  type: z.enum(EVENT_TYPES).optional().catch(undefined),
  tickets: z.literal("mine").optional().catch(undefined),
  /** The code of a purchase. */
  ticket: code,
  /** The event that people come into. */
  checkin: z.coerce.number().pipe(id).optional().catch(undefined),
});
export type EventSearch = z.output<typeof eventSearchSchema>;

/** /events without a query. */
export const NO_SEARCH: EventSearch = {};

export const eventChoiceSchema = z.object({ eventId: id });
export type EventChoice = z.output<typeof eventChoiceSchema>;

export const waitSchema = z.object({
  eventId: id,
  quantity: z
    .number(validationKey("ticketQuantity"))
    .int(validationKey("ticketQuantity"))
    .min(1, validationKey("ticketQuantity"))
    .max(MAX_SEATS, validationKey("ticketQuantity")),
});
export type WaitInput = z.output<typeof waitSchema>;

/** A seat's code as its QR says it, and when it was read: the device may have been without network since. */
export const checkInSchema = z.object({
  eventId: id,
  code: opaqueText(200).trim().min(1),
  at: isoDateTime(),
});
/** A seat whose check-in was a mistake. */
export const undoCheckInSchema = checkInSchema.omit({ at: true });
export type UndoCheckInInput = z.output<typeof undoCheckInSchema>;

export type CheckInInput = z.output<typeof checkInSchema>;

/** The filters of the admin's list of events and which one is open; what means nothing is left out. */
export const adminSearchSchema = z.object({
  q: singleLine(100).catch(""),
  state: z.enum(["all", ...EVENT_STATES]).catch("all"),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
  event: z
    .union([z.literal("new"), z.coerce.number().pipe(id)])
    .optional()
    .catch(undefined),
});
export type AdminSearch = z.output<typeof adminSearchSchema>;

/** Shown to everybody or not. */
export const eventSwitchSchema = eventChoiceSchema.extend({ isOn: z.boolean() });
