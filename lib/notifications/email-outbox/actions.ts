"use server";

import { runAction } from "@/lib/http/action";
import { emailChoiceSchema } from "./schema";
import { retryEmail } from "./service";

export async function retryEmailAction(input: unknown) {
  return runAction({ schema: emailChoiceSchema, input }, retryEmail);
}
