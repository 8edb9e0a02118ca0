"use server";

import { runAction } from "@/lib/http/action";
import { retryFailedRow } from "@/lib/jobs/service/retry";
import { failedRowSchema } from "./schema";

export async function retryFailedRowAction(input: unknown) {
  return runAction({ schema: failedRowSchema, input }, retryFailedRow);
}
