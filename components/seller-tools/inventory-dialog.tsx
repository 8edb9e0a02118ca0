"use client";

import { useTranslations } from "next-intl";

import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { apiSend } from "@/lib/http/api-client";
import { editInventoryAlertAction } from "@/lib/seller-tools/actions";
import type { InventoryAlertItem } from "@/lib/seller-tools/dto";
import { type InventoryAlertInput, inventoryAlertSchema } from "@/lib/seller-tools/schema";
import type { ProductOption } from "./product-option";

type InventoryDialogProps = {
  productOptions: ProductOption[];
  row?: InventoryAlertItem | undefined;
  onClose: () => void;
};

/** Creates an inventory alert, or changes its threshold. */
export function InventoryDialog({ productOptions, row, onClose }: InventoryDialogProps) {
  const t = useTranslations("sellerTools.inventory");
  const tTools = useTranslations("sellerTools");
  const { form, submit, isSending } = useDialogForm({
    schema: inventoryAlertSchema,
    defaultValues: {
      lowStockThreshold: row?.lowStockThreshold ?? 5,
      ...(row && { productId: row.product.id }),
    },
    send: ({ productId, lowStockThreshold }: InventoryAlertInput) =>
      row
        ? editInventoryAlertAction({ id: row.id, lowStockThreshold })
        : apiSend("POST", "/api/seller-tools/inventory-alerts", { productId, lowStockThreshold }),
    messages: row
      ? { done: tTools("saved"), failed: tTools("saveFailed") }
      : { done: t("created"), failed: t("failed") },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={row ? t("edit") : t("create")}
      act={row ? tTools("save") : t("create")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {row ? (
        <p className="font-medium">
          <bdi>{row.product.title}</bdi>
        </p>
      ) : (
        <Field label={t("product")} error={errors.productId}>
          {(control) => (
            <Select {...control} {...form.register("productId", { valueAsNumber: true })}>
              <option value="">{t("choose")}</option>
              {productOptions.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t("threshold")} hint={t("thresholdHint")} error={errors.lowStockThreshold}>
        {(control) => (
          <Input
            type="number"
            inputMode="numeric"
            step={1}
            dir="ltr"
            className="text-start"
            {...control}
            {...form.register("lowStockThreshold", { valueAsNumber: true })}
            min={1}
          />
        )}
      </Field>
    </DialogForm>
  );
}
