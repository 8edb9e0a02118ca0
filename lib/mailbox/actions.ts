"use server";

import { runAction } from "@/lib/http/action";
import { mailChoiceSchema } from "./schema";
import { retryMail } from "./service";

export async function retryMailAction(input: unknown) {
  return runAction({ schema: mailChoiceSchema, input }, retryMail);
}
