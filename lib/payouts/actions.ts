"use server";

import { runAction } from "@/lib/web/action";
import { mobileSchema, payoutResultSchema } from "./schema";
import { connectMobile } from "./service/connect";
import { recordPayoutResult } from "./service/record";

export async function connectMobileAction(input: unknown) {
  return runAction({ schema: mobileSchema, input }, connectMobile);
}

export async function recordPayoutResultAction(input: unknown) {
  return runAction({ schema: payoutResultSchema, input }, recordPayoutResult);
}
