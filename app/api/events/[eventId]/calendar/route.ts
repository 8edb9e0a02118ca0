import { toId } from "@/lib/core/text";
import { getEventCalendar } from "@/lib/events/queries/calendar";
import { read } from "@/lib/web/route";

export const GET = read<{ eventId: string }>(({ eventId }) => getEventCalendar(toId(eventId)));
