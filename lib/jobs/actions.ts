"use server";

import { runAction } from "@/lib/http/action";
import { retryFailedRow } from "./retry";
import { failedRowSchema } from "./schema";

export async function retryFailedRowAction(input: unknown) {
  return runAction({ schema: failedRowSchema, input }, retryFailedRow);
}
