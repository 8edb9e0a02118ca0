import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { productFields } from "@/lib/products/schema";

const id = z.number().int().positive().max(2_147_483_647);
const of = { productId: id, variantId: z.exactOptional(id) };

const price = productFields.shape.price.unwrap();
const stock = productFields.shape.stock.unwrap();

/** A new price or stock of a product or variant. `expectedValue` is the value that the seller saw. */
export const offerEditSchema = z.discriminatedUnion("field", [
  z.object({ ...of, field: z.literal("price"), value: price, expectedValue: price }),
  z.object({ ...of, field: z.literal("stock"), value: stock, expectedValue: stock }),
]);
export type OfferEdit = z.output<typeof offerEditSchema>;
