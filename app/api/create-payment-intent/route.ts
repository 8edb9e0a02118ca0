import { intentSchema } from "@/lib/checkout/schema";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { clientIp } from "@/lib/core/network";
import { command } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";

export const POST = command({ schema: intentSchema }, (viewer, input, request) =>
  createPaymentIntent(
    viewer,
    input,
    getLocaleFromCookies(request.cookies),
    clientIp(request.headers),
  ),
);
