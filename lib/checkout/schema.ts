import * as z from "zod";

import { line, text } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { COUNTRIES } from "./countries";

/** The most pieces of one product, and the most different products, in one order. */
const MAX_QUANTITY = 999;
const MAX_LINES = 50;

const cartLine = z.object({
  productId: z
    .number(v("itemsEmpty"))
    .int(v("itemsEmpty"))
    .positive(v("itemsEmpty"))
    .max(2_147_483_647),
  quantity: z
    .number(v("quantityInvalid"))
    .int(v("quantityInvalid"))
    .min(1, v("quantityInvalid"))
    .max(MAX_QUANTITY, v("quantityInvalid")),
});

const required = (key: Parameters<typeof v>[0]) =>
  z
    .string(v(key))
    .pipe(line())
    .pipe(z.string().min(1, v(key)));

/** Where an order goes. */
export const addressSchema = z.object({
  name: required("nameRequired"),
  line1: required("line1Required"),
  line2: line().optional(),
  city: required("cityRequired"),
  region: required("regionRequired"),
  postcode: required("postcodeRequired"),
  country: z.enum(COUNTRIES, v("countryRequired")),
  phone: line(40).optional(),
});
export type AddressInput = z.input<typeof addressSchema>;

/** The body of POST /api/create-payment-intent; prices are never taken from it. */
export const intentSchema = z.object({
  items: z.array(cartLine, v("itemsEmpty")).min(1, v("itemsEmpty")).max(MAX_LINES),
  shippingAddress: addressSchema.optional(),
  note: text(1_000).optional(),
});
export type IntentInput = z.output<typeof intentSchema>;

/** The cart as the browser holds it, to be checked against the shop. */
export const cartCheckSchema = z.object({
  items: z.array(cartLine).max(MAX_LINES),
});
export type CartCheckInput = z.output<typeof cartCheckSchema>;
