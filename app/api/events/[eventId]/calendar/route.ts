import { parseId } from "@/lib/core/validation/text";
import { getEventCalendar } from "@/lib/events/queries/calendar";
import { calendarQuerySchema } from "@/lib/events/schema";
import { publicQuery } from "@/lib/http/route";
import { toLocale } from "@/lib/i18n/locales.mjs";

export const GET = publicQuery<{ eventId: string }>(({ eventId }, search) => {
  const { lang } = calendarQuerySchema.parse(Object.fromEntries(search));
  return getEventCalendar(parseId(eventId), toLocale(lang));
});
