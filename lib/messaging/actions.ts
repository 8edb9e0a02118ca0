"use server";

import { runAction } from "@/lib/http/action";
import { orderMessageSchema, readSchema, replySchema } from "./schema";
import { askAboutOrder, markThreadRead, replyToThread } from "./service";

export async function replyToThreadAction(input: unknown) {
  return runAction({ schema: replySchema, input }, replyToThread);
}

export async function askAboutOrderAction(input: unknown) {
  return runAction({ schema: orderMessageSchema, input }, askAboutOrder);
}

export async function markThreadReadAction(input: unknown) {
  return runAction({ schema: readSchema, input }, markThreadRead);
}
