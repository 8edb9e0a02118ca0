import { listEvents } from "@/lib/events/queries/listing";
import { eventQuerySchema } from "@/lib/events/schema";
import { publicQuery } from "@/lib/http/route";

export const GET = publicQuery((_params, search) =>
  listEvents(eventQuerySchema.parse(Object.fromEntries(search))),
);
