"use server";

import { runAction } from "@/lib/http/action";
import { confirmDelivery, packSellerOrder, shipParcel } from "@/lib/orders/service/fulfillment";
import {
  orderChoiceSchema,
  parcelChoiceSchema,
  parcelSchema,
  paymentReturnSchema,
  refundChoiceSchema,
  refundPreviewSchema,
  refundSchema,
  sellerOrderChoiceSchema,
} from "./schema";
import { cancelOrder } from "./service/cancel";
import { confirmReturn } from "./service/confirm-payment";
import { previewRefund, refundOrder } from "./service/refund";
import { retryRefund } from "./service/retry-refund";

export async function cancelOrderAction(input: unknown) {
  return runAction({ schema: orderChoiceSchema, input }, cancelOrder);
}

export async function packSellerOrderAction(input: unknown) {
  return runAction({ schema: sellerOrderChoiceSchema, input }, packSellerOrder);
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
