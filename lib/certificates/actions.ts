"use server";

import { runAction } from "@/lib/web/action";
import { certificateChoiceSchema } from "./schema";
import { withdrawCertificate } from "./service";

export async function withdrawCertificateAction(input: unknown) {
  return runAction({ schema: certificateChoiceSchema, input }, withdrawCertificate);
}
