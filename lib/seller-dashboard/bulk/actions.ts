"use server";

import { runAction } from "@/lib/http/action";
import { exportProducts } from "./export";
import { bulkChangeSchema, productExportSchema } from "./schema";
import { applyBulkChange } from "./service";

export async function applyBulkChangeAction(input: unknown) {
  return runAction({ schema: bulkChangeSchema, input }, applyBulkChange);
}

export async function exportProductsAction(input: unknown) {
  return runAction({ schema: productExportSchema, input }, exportProducts);
}
