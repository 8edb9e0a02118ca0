import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { addressSchema } from "@/lib/checkout/schema";

const id = z.number().int().positive().max(2_147_483_647);

/** An address to save; with an id, the existing one is changed. */
export const addressBookSchema = z.object({
  id: id.optional(),
  isDefault: z.boolean().optional(),
  address: addressSchema,
});
export type AddressBookInput = z.output<typeof addressBookSchema>;

export const addressChoiceSchema = z.object({ id });
export type AddressChoice = z.output<typeof addressChoiceSchema>;
