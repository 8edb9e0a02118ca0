import { parseId } from "@/lib/core/validation/text";
import { getEventCalendar } from "@/lib/events/queries/calendar";
import { publicQuery } from "@/lib/http/route";

export const GET = publicQuery<{ eventId: string }>(({ eventId }) =>
  getEventCalendar(parseId(eventId)),
);
