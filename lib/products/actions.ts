"use server";

import { runAction } from "@/lib/http/action";
import { activeSchema, importSchema } from "./schema";
import { importProducts } from "./service/import";
import { setActive } from "./service/update";

export async function setActiveAction(input: unknown) {
  return runAction({ schema: activeSchema, input }, setActive);
}

export async function importProductsAction(input: unknown) {
  return runAction({ schema: importSchema, input }, importProducts);
}
