"use server";

import { runAction } from "@/lib/web/action";
import { activeSchema, importSchema, productChoiceSchema } from "./schema";
import { duplicateProduct } from "./service/create";
import { importProducts } from "./service/import";
import { setActive } from "./service/update";

export async function duplicateProductAction(input: unknown) {
  return runAction({ schema: productChoiceSchema, input }, duplicateProduct);
}

export async function setActiveAction(input: unknown) {
  return runAction({ schema: activeSchema, input }, setActive);
}

export async function importProductsAction(input: unknown) {
  return runAction({ schema: importSchema, input }, importProducts);
}
