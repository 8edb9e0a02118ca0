"use client";

import { useTranslations } from "next-intl";

import { useDialogForm } from "@/components/forms/use-dialog-form";
import { toDecimal } from "@/lib/core/money";
import { apiSend } from "@/lib/http/api-client";
import { type PromotionInput, promotionSchema } from "@/lib/promotions/admin-schema";

const EMPTY = {
  name: "",
  description: "",
  promoCode: "",
  discountType: "percentage",
  discountValue: null,
  buyQuantity: null,
  getQuantity: null,
  startDate: null,
  endDate: null,
  maxUses: null,
  minOrderAmount: null,
  isActive: true,
} as const;

/** Converts an empty field to null. */
export const orNull = (value: string | null) => value || null;

/** Converts an empty number field to null. */
export const countOrNull = (value: string | number | null) =>
  value === "" || value === null ? null : Number(value);

function toBody({ discountValue, minOrderAmount, ...rest }: PromotionInput) {
  return {
    ...rest,
    discountValue: discountValue === null ? null : toDecimal(discountValue),
    minOrderAmount: toDecimal(minOrderAmount ?? 0),
    startDate: rest.startDate?.toISOString() ?? null,
    endDate: rest.endDate?.toISOString() ?? null,
  };
}

export type PromotionForm = ReturnType<typeof usePromotionForm>["form"];

/** State of the form for a new code. */
export function usePromotionForm(onClose: () => void) {
  const t = useTranslations("sellerTools.promotions");
  return useDialogForm({
    schema: promotionSchema,
    defaultValues: EMPTY,
    send: (input: PromotionInput) => apiSend("POST", "/api/seller-tools/promotions", toBody(input)),
    messages: { done: t("created"), failed: t("failed") },
    onClose,
  });
}
