"use server";

import { runAction } from "@/lib/http/action";
import { aliasChoiceSchema, aliasSchema } from "./schema";
import { addAlias, removeAlias } from "./service";

export async function addAliasAction(input: unknown) {
  return runAction({ schema: aliasSchema, input }, addAlias);
}

export async function removeAliasAction(input: unknown) {
  return runAction({ schema: aliasChoiceSchema, input }, removeAlias);
}
