"use client";

import { useTranslations } from "next-intl";

import { DialogForm } from "@/components/forms/dialog-form";
import { TextField } from "@/components/forms/text-field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { businessDate } from "@/lib/core/business-calendar";
import { endPromotionAction } from "@/lib/promotions/actions";
import { type PromotionEnd, promotionEndSchema } from "@/lib/promotions/admin-schema";
import type { PromotionItem } from "@/lib/promotions/dto";

/** The last day of a code: an end at midnight belongs to the day before. */
function lastDay({ endDate }: PromotionItem): string | null {
  return endDate && businessDate(new Date(new Date(endDate).getTime() - 1));
}

/** Changes or removes the last day of a code. */
export function EndDialog({ row, onClose }: { row: PromotionItem; onClose: () => void }) {
  const t = useTranslations("sellerTools.promotions");
  const tTools = useTranslations("sellerTools");
  const { form, submit, isSending } = useDialogForm({
    schema: promotionEndSchema,
    defaultValues: { id: row.id, endDate: lastDay(row) },
    send: ({ id, endDate }: PromotionEnd) =>
      endPromotionAction({ id, endDate: endDate?.toISOString() ?? null }),
    messages: { done: tTools("saved"), failed: tTools("saveFailed") },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={t("edit")}
      act={tTools("save")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="font-medium">
        <bdi>{row.name}</bdi>
      </p>
      <TextField
        label={t("end")}
        isOptional
        hint={t("endHint")}
        error={errors.endDate}
        field={form.register("endDate", { setValueAs: (day: string | null) => day || null })}
        type="date"
      />
    </DialogForm>
  );
}
