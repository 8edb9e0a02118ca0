"use server";

import { runAction } from "@/lib/http/action";

import { logoChoiceSchema } from "./schema";
import { chooseLogo } from "./service";

export async function chooseLogoAction(input: unknown) {
  return runAction({ schema: logoChoiceSchema, input }, chooseLogo);
}
