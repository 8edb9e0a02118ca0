import { listEvents } from "@/lib/events/queries/front";
import { eventQuerySchema } from "@/lib/events/schema";
import { read } from "@/lib/web/route";

export const GET = read((_params, search) =>
  listEvents(eventQuerySchema.parse(Object.fromEntries(search))),
);
