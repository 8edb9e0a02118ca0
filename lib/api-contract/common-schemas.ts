import * as z from "zod";

import { LOCALES } from "@/lib/i18n/locales.mjs";

/** Schemas shared by many responses. A response with a key that is not listed here is a fault. */
export const id = z.int().positive();
export const count = z.int().min(0);
export const time = z.iso.datetime().meta({ id: "Time" });
export const day = z.iso.date().meta({ id: "Day" });

/** Dollars as a decimal string with two decimals. */
export const money = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ id: "Money" });

export const textOrNull = z.string().nullable();

/** An empty response. */
export const nothing = z.strictObject({});

/** The language of a text. */
export const locale = z.enum(LOCALES).meta({ id: "Locale" });

/** A user's public name and image. */
export const author = z.strictObject({ username: z.string(), profileImage: textOrNull });

/** A product's name, wherever it is mentioned. */
export const productName = z.strictObject({ id, title: z.string(), imageUrl: z.string() });

/** A seller as named by a product or an order; `shopName` is null without a published storefront. */
export const sellerName = z.strictObject({
  id,
  username: z.string(),
  shopName: textOrNull,
  city: textOrNull,
  country: textOrNull,
});
