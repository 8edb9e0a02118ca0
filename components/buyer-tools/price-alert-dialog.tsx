"use client";

import { useTranslations } from "next-intl";
import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { Select } from "@/components/ui/select";
import { editPriceAlertAction } from "@/lib/buyer-tools/actions";
import type { PriceAlertItem } from "@/lib/buyer-tools/dto";
import { type AlertInput, alertSchema } from "@/lib/buyer-tools/schema";
import { toDecimal } from "@/lib/core/money";
import { apiSend } from "@/lib/http/api-client";
import { ProductField } from "./product-field";

type PriceAlertDialogProps = { row?: PriceAlertItem | undefined; onClose: () => void };

/** Creates a price alert, or changes its target. */
export function PriceAlertDialog({ row, onClose }: PriceAlertDialogProps) {
  const t = useTranslations("buyerTools");
  const { form, submit, isSending } = useDialogForm({
    schema: alertSchema,
    defaultValues: {
      alertType: "email",
      ...(row && { productId: row.product.id, targetPrice: row.targetPrice }),
    },
    send: ({ targetPrice: cents, ...rest }: AlertInput) => {
      const targetPrice = toDecimal(cents);
      if (row) return editPriceAlertAction({ id: row.id, targetPrice });
      return apiSend("POST", "/api/buyer-tools/price-tracking", { ...rest, targetPrice });
    },
    messages: row
      ? { done: t("saved"), failed: t("saveFailed") }
      : { done: t("toast.alertCreated"), failed: t("toast.alertFailed") },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={row ? t("alerts.edit") : t("alerts.create")}
      act={row ? t("save") : t("alerts.create")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ProductField
        fixed={row?.product}
        error={errors.productId}
        onChange={(id) => form.setValue("productId", id, { shouldValidate: true })}
      />
      <TextField
        label={t("alerts.target")}
        hint={t("alerts.targetHint")}
        error={errors.targetPrice}
        field={form.register("targetPrice")}
        type="number"
        inputMode="decimal"
        step="0.01"
        dir="ltr"
        className="text-start"
      />
      {!row && (
        <Field label={t("alerts.method")} hint={t("alerts.methodHint")} error={errors.alertType}>
          {(control) => (
            <Select {...control} {...form.register("alertType")}>
              <option value="email">{t("alerts.methods.email")}</option>
            </Select>
          )}
        </Field>
      )}
    </DialogForm>
  );
}
