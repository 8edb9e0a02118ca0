"use server";

import { runAction } from "@/lib/http/action";

import { markChoiceSchema } from "./schema";
import { chooseLogo } from "./service";

export async function chooseLogoAction(input: unknown) {
  return runAction({ schema: markChoiceSchema, input }, chooseLogo);
}
