import { clientIp } from "@/lib/core/network";
import { buyTicketsSchema } from "@/lib/events/tickets/schema";
import { buyTickets } from "@/lib/events/tickets/service/buy";
import { command } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";

export const POST = command({ status: 201, schema: buyTicketsSchema }, (viewer, input, request) =>
  buyTickets(viewer, input, getLocaleFromCookies(request.cookies), clientIp(request.headers)),
);
