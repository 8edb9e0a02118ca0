"use server";

import { runAction } from "@/lib/http/action";
import { saleEndSchema, saleSchema } from "./schema";
import { createSale, stopSale } from "./service";

export async function createSaleAction(input: unknown) {
  return runAction({ schema: saleSchema, input }, createSale);
}

export async function stopSaleAction(input: unknown) {
  return runAction({ schema: saleEndSchema, input }, stopSale);
}
