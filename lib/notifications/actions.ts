"use server";

import { runAction } from "@/lib/http/action";
import { preferenceSchema, readNewsSchema } from "./schema";
import { choosePreference, markNewsRead } from "./service";

export async function markNewsReadAction(input: unknown) {
  return runAction({ schema: readNewsSchema, input }, markNewsRead);
}

export async function choosePreferenceAction(input: unknown) {
  return runAction({ schema: preferenceSchema, input }, choosePreference);
}
