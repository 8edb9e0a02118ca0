"use server";

import { runAction } from "@/lib/http/action";
import { tiersSchema } from "./schema";
import { saveTiers } from "./service";

export async function saveTiersAction(input: unknown) {
  return runAction({ schema: tiersSchema, input }, saveTiers);
}
