"use server";

import { runAction } from "@/lib/http/action";
import { claimSchema, listingEditSchema } from "./schema";
import { requestClaim, requestEdit } from "./service";

export async function requestClaimAction(input: unknown) {
  return runAction({ schema: claimSchema, input }, requestClaim);
}

export async function requestEditAction(input: unknown) {
  return runAction({ schema: listingEditSchema, input }, requestEdit);
}
