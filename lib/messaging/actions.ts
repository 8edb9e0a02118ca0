"use server";

import { runAction } from "@/lib/http/action";
import { orderMessageSchema, readSchema, replySchema } from "./schema";
import { markThreadRead, replyToThread, sendOrderMessage } from "./service";

export async function replyToThreadAction(input: unknown) {
  return runAction({ schema: replySchema, input }, replyToThread);
}

export async function sendOrderMessageAction(input: unknown) {
  return runAction({ schema: orderMessageSchema, input }, sendOrderMessage);
}

export async function markThreadReadAction(input: unknown) {
  return runAction({ schema: readSchema, input }, markThreadRead);
}
