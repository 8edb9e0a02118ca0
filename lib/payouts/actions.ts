"use server";

import { runAction } from "@/lib/http/action";
import { recordPayoutResult } from "@/lib/payouts/service/record-result";
import { mobileSchema, payoutChoiceSchema, payoutResultSchema } from "./schema";
import { connectMobile } from "./service/connect";
import { releasePayout, retryPayout } from "./service/resolve";

export async function connectMobileAction(input: unknown) {
  return runAction({ schema: mobileSchema, input }, connectMobile);
}

export async function recordPayoutResultAction(input: unknown) {
  return runAction({ schema: payoutResultSchema, input }, recordPayoutResult);
}

export async function retryPayoutAction(input: unknown) {
  return runAction({ schema: payoutChoiceSchema, input }, (viewer, choice) =>
    retryPayout(viewer, choice),
  );
}

export async function releasePayoutAction(input: unknown) {
  return runAction({ schema: payoutChoiceSchema, input }, (viewer, choice) =>
    releasePayout(viewer, choice),
  );
}
