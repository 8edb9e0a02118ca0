"use server";

import { runAction } from "@/lib/http/action";
import { returnDecisionSchema, returnSchema, returnWithdrawalSchema } from "./schema";
import { decideReturn, requestReturn, withdrawReturn } from "./service";

export async function requestReturnAction(input: unknown) {
  return runAction({ schema: returnSchema, input }, requestReturn);
}

export async function decideReturnAction(input: unknown) {
  return runAction({ schema: returnDecisionSchema, input }, decideReturn);
}

export async function withdrawReturnAction(input: unknown) {
  return runAction({ schema: returnWithdrawalSchema, input }, withdrawReturn);
}
