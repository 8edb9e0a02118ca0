import * as z from "zod";

import { line, phone, text } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { codeSchema } from "@/lib/promotions/schema";
import { COUNTRIES, needsRegion } from "./countries";
import { MAX_LINES, mergeLines } from "./rules";

/** Maximum number of units of one product in an order. */
const MAX_QUANTITY = 999;

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

/** A product may stand in several lines; together they are no more than one could ask for. */
const isWithinMost = (items: z.output<typeof cartLine>[]) =>
  mergeLines(items).every(({ quantity }) => quantity <= MAX_QUANTITY);

/** What somebody wants to buy. */
const cartLines = z
  .array(cartLine, v("itemsEmpty"))
  .min(1, v("itemsEmpty"))
  .max(MAX_LINES, v("itemsTooMany"))
  .refine(isWithinMost, v("quantityInvalid"));

const deliveryChoice = z.object({
  sellerId: z.number().int().positive().max(2_147_483_647),
  method: z.enum(["standard", "same_day", "next_day", "expedited"], v("deliveryInvalid")),
});
export type DeliveryChoice = z.output<typeof deliveryChoice>;

const required = (key: Parameters<typeof v>[0]) =>
  z
    .string(v(key))
    .pipe(line())
    .pipe(z.string().min(1, v(key)));

/** Where an order goes: with a postcode, or where there are none with a landmark and a phone to ask. */
export const addressSchema = z
  .object({
    name: required("nameRequired"),
    line1: required("line1Required"),
    line2: line().optional(),
    landmark: line().optional(),
    city: required("cityRequired"),
    region: line().default(""),
    postcode: line(20).optional(),
    country: z.enum(COUNTRIES, v("countryRequired")),
    phone: phone().optional(),
  })
  .refine(({ country, region }) => region || !needsRegion(country), {
    message: v("regionRequired"),
    path: ["region"],
  })
  .refine(({ postcode, landmark }) => postcode || landmark, {
    message: v("postcodeRequired"),
    path: ["postcode"],
  })
  .refine(({ postcode, phone }) => postcode || phone, {
    message: v("phoneRequired"),
    path: ["phone"],
  });
export type DeliveryAddress = z.output<typeof addressSchema>;
export type AddressInput = z.input<typeof addressSchema>;

/** The body of POST /api/create-payment-intent; prices are never taken from it. */
export const intentSchema = z.object({
  items: cartLines,
  shippingAddress: addressSchema.optional(),
  note: text(1_000).optional(),
  promotionCode: codeSchema.optional(),
  /** Where nothing is chosen for a seller, standard delivery. */
  delivery: z.array(deliveryChoice).max(MAX_LINES).optional(),
  /** The order is a gift for whoever the address names. */
  gift: z.object({ message: text(500).optional() }).optional(),
});
export type IntentInput = z.output<typeof intentSchema>;

/** The cart as the browser holds it, to be checked against the shop. */
export const cartCheckSchema = z.object({
  items: z.array(cartLine).max(MAX_LINES, v("itemsTooMany")),
});
export type CartCheckInput = z.output<typeof cartCheckSchema>;

/** What checkout asks before it opens a payment: the price with a code and ways of delivery. */
export const quoteSchema = z.object({
  items: cartLines,
  promotionCode: codeSchema.optional(),
  delivery: z.array(deliveryChoice).max(MAX_LINES).optional(),
  country: z.enum(COUNTRIES, v("countryRequired")),
  postcode: line(20).optional(),
});
export type QuoteInput = z.output<typeof quoteSchema>;
