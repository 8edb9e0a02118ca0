import * as z from "zod";
import { paginationShape } from "@/lib/core/pagination";
import { isoDateTime } from "@/lib/core/validation/dates";
import { opaqueText, singleLine } from "@/lib/core/validation/text";
import { MAX_SEATS } from "@/lib/events/tickets/rules";
import { validationKey } from "@/lib/i18n/messages";
import { languageFilter } from "@/lib/i18n/text-locale";
import { EVENT_STATES, EVENT_TYPES } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** Query of GET /api/events. */
export const eventQuerySchema = z.object(paginationShape);

/** Query of GET /api/events/{eventId}/calendar: the language of the title. */
export const calendarQuerySchema = z.object({ lang: languageFilter });

const code = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional()
  .catch(undefined);

/** Query of /events. Invalid values are ignored. */
export const eventSearchSchema = z.object({
  type: z.enum(EVENT_TYPES).optional().catch(undefined),
  language: languageFilter,
  tickets: z.literal("mine").optional().catch(undefined),
  /** Code of a purchase. */
  ticket: code,
  /** Event whose check-in is open. */
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

/** Seat code from the QR code and the time of the scan, as the device may have been offline since. */
export const checkInSchema = z.object({
  eventId: id,
  code: opaqueText(200).trim().min(1),
  at: isoDateTime(),
});
/** Seat whose check-in is to be undone. */
export const undoCheckInSchema = checkInSchema.omit({ at: true });
export type UndoCheckInInput = z.output<typeof undoCheckInSchema>;

export type CheckInInput = z.output<typeof checkInSchema>;

/** Filters of the admin's event list and the open event. Invalid values are ignored. */
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

/** Whether an event is public. */
export const eventSwitchSchema = eventChoiceSchema.extend({ isOn: z.boolean() });
