import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { eventSchema } from "@/lib/events/event-schema";
import type { EditableEvent } from "@/lib/events/queries/admin";

const fields = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  type: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  location: z.string(),
  price: z.string(),
  maxTickets: z.string(),
  /** Empty for none. */
  season: z.string(),
  organizer: z.string(),
  isPublished: z.boolean(),
});

/** Values of the editor's fields. */
export type EventFields = z.output<typeof fields>;

/** Converts the fields to the server's input and validates it, so that errors appear at the fields. */
export const eventFormSchema = fields.transform((values, context) => {
  const input = toInput(values);
  const { error } = eventSchema.safeParse({ ...input, id: null });
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [...path], message });
  }
  return input;
});
export type EventFormInput = z.output<typeof eventFormSchema>;

const toInput = ({ maxTickets, season, ...rest }: EventFields) => ({
  ...rest,
  maxTickets: maxTickets.trim() === "" ? Number.NaN : Number(maxTickets),
  season: season || null,
});

const BLANK: EventFields = {
  title: "",
  description: "",
  imageUrl: "",
  type: "somali_week",
  startsAt: "",
  endsAt: "",
  location: "",
  price: "0.00",
  maxTickets: "50",
  season: "",
  organizer: "",
  isPublished: false,
};

/** Initial values: the event, or empty. */
export function fieldsOf(event: EditableEvent | null): EventFields {
  if (!event) return BLANK;
  const { title, description, imageUrl, type, startsAt, endsAt, location, price } = event;
  const words = { title, description, imageUrl, type, startsAt, endsAt, location, price };
  const { maxTickets, season, organizer, isPublished } = event;
  return { ...words, maxTickets: String(maxTickets), season: season ?? "", organizer, isPublished };
}
