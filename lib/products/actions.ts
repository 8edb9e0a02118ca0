"use server";

import { runAction } from "@/lib/http/action";
import { activeSchema } from "./schema";
import { setActive } from "./service/update";

export async function setActiveAction(input: unknown) {
  return runAction({ schema: activeSchema, input }, setActive);
}
