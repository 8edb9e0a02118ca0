import * as z from "zod";

import { multiLine, phone, singleLine } from "@/lib/core/validation/text";
import {
  findAddressProblems,
  normalizePostcode,
  normalizeRegion,
} from "@/lib/delivery/address-rules";
import { formatPhone } from "@/lib/delivery/phone-rules";
import { COUNTRIES } from "@/lib/delivery/zone-rules";
import { validationKey } from "@/lib/i18n/messages";
import { codeSchema } from "@/lib/promotions/schema";
import { MAX_LINES, MAX_QUANTITY, mergeLines } from "./rules";

const cartLine = z.object({
  productId: z
    .number(validationKey("itemsEmpty"))
    .int(validationKey("itemsEmpty"))
    .positive(validationKey("itemsEmpty"))
    .max(2_147_483_647),
  variantId: z.exactOptional(
    z
      .number(validationKey("optionRequired"))
      .int(validationKey("optionRequired"))
      .positive(validationKey("optionRequired"))
      .max(2_147_483_647, validationKey("optionRequired")),
  ),
  quantity: z
    .number(validationKey("quantityInvalid"))
    .int(validationKey("quantityInvalid"))
    .min(1, validationKey("quantityInvalid"))
    .max(MAX_QUANTITY, validationKey("quantityInvalid")),
});

/** Whether the total quantity of each item, over all its lines, is within the limit. */
const hasAllowedCount = (items: z.output<typeof cartLine>[]) =>
  mergeLines(items).every(({ quantity }) => quantity <= MAX_QUANTITY);

/** Line items of a checkout. */
const cartLines = z
  .array(cartLine, validationKey("itemsEmpty"))
  .min(1, validationKey("itemsEmpty"))
  .max(MAX_LINES, validationKey("itemsTooMany"))
  .refine(hasAllowedCount, validationKey("quantityInvalid"));

const deliveryChoice = z.object({
  sellerId: z.number().int().positive().max(2_147_483_647),
  method: z.enum(
    ["standard", "same_day", "next_day", "expedited"],
    validationKey("deliveryInvalid"),
  ),
});
export type DeliveryChoice = z.output<typeof deliveryChoice>;

const text = (key: Parameters<typeof validationKey>[0]) =>
  z.string(validationKey(key)).pipe(singleLine());

/**
 * Shipping address in the form of its country (lib/delivery/address-rules). Countries without postal codes require a
 * landmark and a phone number. Region, postal code and phone number are normalized.
 */
export const addressSchema = z
  .object({
    name: text("nameRequired"),
    line1: text("line1Required"),
    line2: singleLine().optional(),
    landmark: singleLine().optional(),
    city: text("cityRequired"),
    region: singleLine().default(""),
    postcode: singleLine(20).optional(),
    country: z.enum(COUNTRIES, validationKey("countryRequired")),
    phone: phone().optional(),
  })
  .transform((address) => ({
    ...address,
    region: normalizeRegion(address.country, address.region),
    ...(address.postcode ? { postcode: normalizePostcode(address.postcode) } : {}),
  }))
  .superRefine((address, context) => {
    for (const [field, problem] of findAddressProblems(address)) {
      context.addIssue({ code: "custom", path: [field], message: validationKey(problem) });
    }
    if (address.phone && !formatPhone(address.phone, address.country)) {
      context.addIssue({
        code: "custom",
        path: ["phone"],
        message: validationKey("phoneImpossible"),
      });
    }
  })
  .transform(({ phone: number, ...address }) => ({
    ...address,
    ...(number === undefined ? {} : { phone: formatPhone(number, address.country) ?? number }),
  }));
export type DeliveryAddress = z.output<typeof addressSchema>;
export type AddressInput = z.input<typeof addressSchema>;

/** The body of POST /api/create-payment-intent; prices are never taken from it. */
export const intentSchema = z.object({
  items: cartLines,
  shippingAddress: addressSchema.optional(),
  note: multiLine(1_000).optional(),
  promotionCode: codeSchema.optional(),
  /** A seller without a choice delivers by standard delivery. */
  delivery: z.array(deliveryChoice).max(MAX_LINES).optional(),
  /** Set when the order is a gift for the recipient in the address. */
  gift: z.object({ message: multiLine(500).optional() }).optional(),
});
export type IntentInput = z.output<typeof intentSchema>;

/** The browser's cart, to be checked against current prices and stock. */
export const cartCheckSchema = z.object({
  items: z.array(cartLine).max(MAX_LINES, validationKey("itemsTooMany")),
});
export type CartCheckInput = z.output<typeof cartCheckSchema>;

/** Input of a quote: the price with a code and delivery methods, before a payment is opened. */
export const quoteSchema = z.object({
  items: cartLines,
  promotionCode: codeSchema.optional(),
  delivery: z.array(deliveryChoice).max(MAX_LINES).optional(),
  country: z.enum(COUNTRIES, validationKey("countryRequired")),
  city: singleLine().optional(),
  postcode: singleLine(20).optional(),
});
export type QuoteInput = z.output<typeof quoteSchema>;
