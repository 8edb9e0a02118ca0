import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { inAllLanguages, writtenIn } from "@/components/forms/translation-values";
import { eventSchema } from "@/lib/events/event-schema";
import type { EditableEvent } from "@/lib/events/queries/admin";
import { type Language, routing } from "@/lib/i18n/routing";

const text = { title: z.string(), description: z.string() };

const fields = z.object({
  ...text,
  locale: z.enum(routing.locales),
  /** In all languages; empty ones are not saved. */
  translations: z.record(z.enum(routing.locales), z.object(text)),
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

const toInput = ({ maxTickets, season, translations, ...rest }: EventFields) => ({
  ...rest,
  translations: writtenIn(translations, rest.locale),
  maxTickets: maxTickets.trim() === "" ? Number.NaN : Number(maxTickets),
  season: season || null,
});

const NO_TEXT = { title: "", description: "" };

const BLANK: Omit<EventFields, "locale"> = {
  ...NO_TEXT,
  translations: inAllLanguages({}, NO_TEXT),
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

/** Initial values: the event, or empty in the language of the interface. */
export function fieldsOf(event: EditableEvent | null, locale: Language): EventFields {
  if (!event) return { ...BLANK, locale };
  const { title, description, imageUrl, type, startsAt, endsAt, location, price } = event;
  const content = { title, description, imageUrl, type, startsAt, endsAt, location, price };
  const { maxTickets, season, organizer, isPublished } = event;
  const translations = inAllLanguages(event.translations, NO_TEXT);
  const languages = { locale: event.locale, translations };
  return {
    ...content,
    ...languages,
    maxTickets: String(maxTickets),
    season: season ?? "",
    organizer,
    isPublished,
  };
}
