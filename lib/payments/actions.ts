"use server";

import { runAction } from "@/lib/http/action";
import { confirmReturn } from "@/lib/payments/service/events";
import { returnSchema } from "./schema";

export async function confirmReturnAction(input: unknown) {
  return runAction({ schema: returnSchema, input }, confirmReturn);
}
