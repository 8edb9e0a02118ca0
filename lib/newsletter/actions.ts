"use server";

import { runAction } from "@/lib/http/action";
import { letterSecretSchema, subscribeSchema } from "./schema";
import { confirmLetters, endLetters, subscribe } from "./service";

export async function subscribeAction(input: unknown) {
  return runAction({ schema: subscribeSchema, input }, subscribe);
}

export async function confirmLettersAction(input: unknown) {
  return runAction({ schema: letterSecretSchema, input }, confirmLetters);
}

export async function endLettersAction(input: unknown) {
  return runAction({ schema: letterSecretSchema, input }, endLetters);
}
