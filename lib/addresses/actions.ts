"use server";

import { runAction } from "@/lib/http/action";
import { addressBookSchema, addressChoiceSchema } from "./schema";
import { deleteAddress, saveAddress } from "./service";

export async function saveAddressAction(input: unknown) {
  return runAction({ schema: addressBookSchema, input }, saveAddress);
}

export async function deleteAddressAction(input: unknown) {
  return runAction({ schema: addressChoiceSchema, input }, deleteAddress);
}
