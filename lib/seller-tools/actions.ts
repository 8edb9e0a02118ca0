"use server";

import { runAction } from "@/lib/http/action";
import {
  inventoryEditSchema,
  sellerRowSchema,
  sellerSwitchSchema,
  supplierEditSchema,
} from "./schema";
import { editInventoryAlert, removeInventoryAlert } from "./service/inventory";
import { applyBulkUpdate, removeBulkUpdate, undoBulkUpdate } from "./service/prices";
import { editSupplier, switchSupplier } from "./service/suppliers";

export async function editInventoryAlertAction(input: unknown) {
  return runAction({ schema: inventoryEditSchema, input }, editInventoryAlert);
}

export async function removeInventoryAlertAction(input: unknown) {
  return runAction({ schema: sellerRowSchema, input }, removeInventoryAlert);
}

export async function applyBulkUpdateAction(input: unknown) {
  return runAction({ schema: sellerRowSchema, input }, applyBulkUpdate);
}

export async function undoBulkUpdateAction(input: unknown) {
  return runAction({ schema: sellerRowSchema, input }, undoBulkUpdate);
}

export async function removeBulkUpdateAction(input: unknown) {
  return runAction({ schema: sellerRowSchema, input }, removeBulkUpdate);
}

export async function editSupplierAction(input: unknown) {
  return runAction({ schema: supplierEditSchema, input }, editSupplier);
}

export async function switchSupplierAction(input: unknown) {
  return runAction({ schema: sellerSwitchSchema, input }, switchSupplier);
}
