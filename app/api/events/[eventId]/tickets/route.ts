import { addressOf } from "@/lib/core/network";
import { localeOf } from "@/lib/i18n/locale-of";
import { buyTicketsSchema } from "@/lib/tickets/schema";
import { buyTickets } from "@/lib/tickets/service/buy";
import { write } from "@/lib/web/route";

export const POST = write({ status: 201, schema: buyTicketsSchema }, (viewer, input, request) =>
  buyTickets(viewer, input, localeOf(request.cookies), addressOf(request.headers)),
);
