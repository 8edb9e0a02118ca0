"use server";

import { runAction } from "@/lib/http/action";
import { certificateChoiceSchema } from "./schema";
import { withdrawCertificate } from "./service";

export async function withdrawCertificateAction(input: unknown) {
  return runAction({ schema: certificateChoiceSchema, input }, withdrawCertificate);
}
