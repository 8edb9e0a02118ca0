"use server";

import { runAction } from "@/lib/http/action";
import { draftIdSchema, draftSchema, duplicateSchema } from "./schema";
import { duplicateProduct, removeDraft, saveDraft } from "./service";

export async function saveDraftAction(input: unknown) {
  return runAction({ schema: draftSchema, input }, saveDraft);
}

export async function duplicateProductAction(input: unknown) {
  return runAction({ schema: duplicateSchema, input }, duplicateProduct);
}

export async function removeDraftAction(input: unknown) {
  return runAction({ schema: draftIdSchema, input }, removeDraft);
}
