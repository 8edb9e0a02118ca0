import { clientIp } from "@/lib/core/network";
import { command } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { buyTicketsSchema } from "@/lib/tickets/schema";
import { buyTickets } from "@/lib/tickets/service/buy";

export const POST = command({ status: 201, schema: buyTicketsSchema }, (viewer, input, request) =>
  buyTickets(viewer, input, getLocaleFromCookies(request.cookies), clientIp(request.headers)),
);
