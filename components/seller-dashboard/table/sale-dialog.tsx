"use client";

import { useTranslations } from "next-intl";

import { DialogForm } from "@/components/forms/dialog-form";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { businessDate } from "@/lib/core/business-calendar";
import { toResult } from "@/lib/http/result";
import { type SaleTerms, type SaleTermsValues, saleTermsSchema } from "@/lib/products/sales/schema";

type SaleDialogProps = {
  onApply: (change: { kind: "sale"; terms: SaleTermsValues }) => void;
  onClose: () => void;
};

/** Discount and days of a sale of the selected products. */
export function SaleDialog({ onApply, onClose }: SaleDialogProps) {
  const t = useTranslations("products.sale");
  const { form, submit, isSending } = useServerForm<SaleTermsValues, SaleTerms, SaleTerms>({
    schema: saleTermsSchema,
    send: async (terms) => toResult(terms),
    defaultValues: { percent: "", firstDay: businessDate(new Date()), lastDay: "" },
    fallback: t("failedMore"),
    // The action validates the input again.
    onDone: ({ percent, ...days }) =>
      onApply({ kind: "sale", terms: { ...days, percent: String(percent) } }),
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={t("title")}
      act={t("save")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted-foreground text-sm">{t("text")}</p>
      <TextField
        label={t("percent")}
        error={errors.percent}
        field={form.register("percent")}
        inputMode="numeric"
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("firstDay")}
          error={errors.firstDay}
          field={form.register("firstDay")}
          type="date"
        />
        <TextField
          label={t("lastDay")}
          error={errors.lastDay}
          field={form.register("lastDay")}
          type="date"
        />
      </div>
    </DialogForm>
  );
}
