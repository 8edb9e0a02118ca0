"use server";

import { runAction } from "@/lib/http/action";
import { confirmDelivery, packPart, shipParcel } from "@/lib/orders/service/fulfillment";
import {
  orderChoiceSchema,
  parcelChoiceSchema,
  parcelSchema,
  partChoiceSchema,
  paymentReturnSchema,
  refundChoiceSchema,
  refundPreviewSchema,
  refundSchema,
} from "./schema";
import { cancelOrder } from "./service/cancel";
import { confirmReturn } from "./service/confirm-payment";
import { previewRefund, refundOrder } from "./service/refund";
import { retryRefund } from "./service/retry-refund";

export async function cancelOrderAction(input: unknown) {
  return runAction({ schema: orderChoiceSchema, input }, cancelOrder);
}

export async function packPartAction(input: unknown) {
  return runAction({ schema: partChoiceSchema, input }, packPart);
}

export async function shipParcelAction(input: unknown) {
  return runAction({ schema: parcelSchema, input }, shipParcel);
}

export async function confirmDeliveryAction(input: unknown) {
  return runAction({ schema: parcelChoiceSchema, input }, confirmDelivery);
}

export async function retryRefundAction(input: unknown) {
  return runAction({ schema: refundChoiceSchema, input }, retryRefund);
}

export async function refundOrderAction(input: unknown) {
  return runAction({ schema: refundSchema, input }, refundOrder);
}

export async function previewRefundAction(input: unknown) {
  return runAction({ schema: refundPreviewSchema, input }, previewRefund);
}

export async function confirmReturnAction(input: unknown) {
  return runAction({ schema: paymentReturnSchema, input }, confirmReturn);
}
