"use server";

import { runAction } from "@/lib/http/action";
import { addressBookSchema, addressChoiceSchema } from "./schema";
import { forgetAddress, keepAddress } from "./service";

export async function keepAddressAction(input: unknown) {
  return runAction({ schema: addressBookSchema, input }, keepAddress);
}

export async function forgetAddressAction(input: unknown) {
  return runAction({ schema: addressChoiceSchema, input }, forgetAddress);
}
