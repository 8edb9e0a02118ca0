"use server";

import { editPriceAlert, removePriceAlert } from "@/lib/buyer-tools/service/price-alerts";
import {
  editSmartWishlistItem,
  removeSmartWishlistItem,
} from "@/lib/buyer-tools/service/smart-wishlist";
import { runAction } from "@/lib/http/action";
import {
  alertEditSchema,
  comparisonEditSchema,
  smartWishlistItemEditSchema,
  toolRowSchema,
} from "./schema";
import { editComparison, removeComparison } from "./service/comparisons";

export async function editPriceAlertAction(input: unknown) {
  return runAction({ schema: alertEditSchema, input }, editPriceAlert);
}

export async function removePriceAlertAction(input: unknown) {
  return runAction({ schema: toolRowSchema, input }, removePriceAlert);
}

export async function editSmartWishlistItemAction(input: unknown) {
  return runAction({ schema: smartWishlistItemEditSchema, input }, editSmartWishlistItem);
}

export async function removeSmartWishlistItemAction(input: unknown) {
  return runAction({ schema: toolRowSchema, input }, removeSmartWishlistItem);
}

export async function editComparisonAction(input: unknown) {
  return runAction({ schema: comparisonEditSchema, input }, editComparison);
}

export async function removeComparisonAction(input: unknown) {
  return runAction({ schema: toolRowSchema, input }, removeComparison);
}
