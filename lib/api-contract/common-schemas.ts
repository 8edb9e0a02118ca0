import * as z from "zod";

/** Values that many answers have. An answer with a key that is not named here is a fault. */
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

/** Nothing to say. */
export const nothing = z.strictObject({});

/** Somebody's public name and picture. */
export const author = z.strictObject({ username: z.string(), profileImage: textOrNull });

/** One of a product's names, wherever it is mentioned. */
export const productName = z.strictObject({ id, title: z.string(), imageUrl: z.string() });
