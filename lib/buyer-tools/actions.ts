"use server";

import { editPriceAlert, removePriceAlert } from "@/lib/buyer-tools/service/price-alerts";
import { editSmartWish, removeSmartWish } from "@/lib/buyer-tools/service/smart-wishes";
import { runAction } from "@/lib/http/action";
import {
  alertEditSchema,
  comparisonEditSchema,
  smartWishEditSchema,
  toolRowSchema,
} from "./schema";
import { editComparison, removeComparison } from "./service/comparisons";

export async function editPriceAlertAction(input: unknown) {
  return runAction({ schema: alertEditSchema, input }, editPriceAlert);
}

export async function removePriceAlertAction(input: unknown) {
  return runAction({ schema: toolRowSchema, input }, removePriceAlert);
}

export async function editSmartWishAction(input: unknown) {
  return runAction({ schema: smartWishEditSchema, input }, editSmartWish);
}

export async function removeSmartWishAction(input: unknown) {
  return runAction({ schema: toolRowSchema, input }, removeSmartWish);
}

export async function editComparisonAction(input: unknown) {
  return runAction({ schema: comparisonEditSchema, input }, editComparison);
}

export async function removeComparisonAction(input: unknown) {
  return runAction({ schema: toolRowSchema, input }, removeComparison);
}
