"use server";

import { runAction } from "@/lib/web/action";
import { checkCart } from "./queries";
import { cartCheckSchema } from "./schema";

export async function checkCartAction(input: unknown) {
  return runAction({ schema: cartCheckSchema, input }, checkCart);
}
