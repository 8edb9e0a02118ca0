"use client";

import { useTranslations } from "next-intl";

import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { DiscountFields } from "./discount-fields";
import { countOrNull, orNull, usePromotionForm } from "./use-promotion-form";

export function PromotionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("sellerTools.promotions");
  const { form, submit, isSending } = usePromotionForm(onClose);
  const { errors } = form.formState;
  return (
    <DialogForm
      title={t("create")}
      act={t("create")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("name")} error={errors.name} field={form.register("name")} />
      <TextField
        label={t("code")}
        hint={t("codeHint")}
        error={errors.promoCode}
        field={form.register("promoCode")}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <DiscountFields form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("start")}
          isOptional
          hint={t("startHint")}
          error={errors.startDate}
          field={form.register("startDate", { setValueAs: orNull })}
          type="date"
        />
        <TextField
          label={t("end")}
          isOptional
          hint={t("endHint")}
          error={errors.endDate}
          field={form.register("endDate", { setValueAs: orNull })}
          type="date"
        />
        <TextField
          label={t("maxUses")}
          isOptional
          error={errors.maxUses}
          field={form.register("maxUses", { setValueAs: countOrNull })}
          type="number"
          inputMode="numeric"
        />
        <TextField
          label={t("minOrder")}
          isOptional
          error={errors.minOrderAmount}
          field={form.register("minOrderAmount", { setValueAs: orNull })}
          type="number"
          inputMode="decimal"
          step="0.01"
        />
      </div>
      <Field label={t("description")} isOptional error={errors.description}>
        {(control) => (
          <Textarea rows={2} maxLength={500} {...control} {...form.register("description")} />
        )}
      </Field>
    </DialogForm>
  );
}
