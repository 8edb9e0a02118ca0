"use server";

import { runPublicAction } from "@/lib/http/action";

import { logoChoiceSchema } from "./schema";
import { chooseLogo } from "./service";

export async function chooseLogoAction(input: unknown) {
  return runPublicAction({ schema: logoChoiceSchema, input }, chooseLogo);
}
