import { intentSchema } from "@/lib/checkout/schema";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { addressOf } from "@/lib/core/network";
import { localeOf } from "@/lib/i18n/locale-of";
import { write } from "@/lib/web/route";

export const POST = write({ schema: intentSchema }, (viewer, input, request) =>
  createPaymentIntent(viewer, input, localeOf(request.cookies), addressOf(request.headers)),
);
