"use server";

import { runAction } from "@/lib/http/action";
import { returnSchema } from "./schema";
import { confirmReturn } from "./service";

export async function confirmReturnAction(input: unknown) {
  return runAction({ schema: returnSchema, input }, confirmReturn);
}
