"use client";

import { useTranslations } from "next-intl";

import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { Textarea } from "@/components/ui/textarea";
import { apiSend } from "@/lib/http/api-client";
import { editSupplierAction } from "@/lib/seller-tools/actions";
import type { SupplierItem } from "@/lib/seller-tools/dto";
import { type SupplierInput, supplierSchema } from "@/lib/seller-tools/schema";
import { ProductMultiSelect } from "./product-multi-select";
import type { ProductOption } from "./product-option";

type SupplierDialogProps = {
  productOptions: ProductOption[];
  row?: SupplierItem | undefined;
  onClose: () => void;
};

const TEXTS = ["contactEmail", "contactPhone", "address", "paymentTerms"] as const;

const EMPTY = {
  name: "",
  country: "",
  contactEmail: "",
  contactPhone: "",
  address: "",
  paymentTerms: "",
  leadTime: 14,
  notes: "",
  isActive: true,
  productIds: [],
};

/** Initial form values of a row. */
function valuesOf(row: SupplierItem | undefined) {
  if (!row) return EMPTY;
  const { id: _, products, ...fields } = row;
  return { ...fields, productIds: products.map((product) => product.id) };
}

/** Creates or edits a supplier. */
export function SupplierDialog({ productOptions, row, onClose }: SupplierDialogProps) {
  const t = useTranslations("sellerTools.suppliers");
  const tTools = useTranslations("sellerTools");
  const { form, submit, isSending } = useDialogForm({
    schema: supplierSchema,
    defaultValues: valuesOf(row),
    send: (supplier: SupplierInput) =>
      row
        ? editSupplierAction({ id: row.id, ...supplier })
        : apiSend("POST", "/api/seller-tools/suppliers", supplier),
    messages: row
      ? { done: tTools("saved"), failed: tTools("saveFailed") }
      : { done: t("created"), failed: t("failed") },
    onClose,
  });
  const { errors } = form.formState;
  const act = row ? tTools("save") : t("create");
  return (
    <DialogForm
      title={row ? t("edit") : t("create")}
      act={act}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("name")} error={errors.name} field={form.register("name")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t("country")} error={errors.country} field={form.register("country")} />
        <TextField
          label={t("leadTime")}
          error={errors.leadTime}
          field={form.register("leadTime", { valueAsNumber: true })}
          type="number"
          inputMode="numeric"
        />
        {TEXTS.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            isOptional
            error={errors[name]}
            field={form.register(name)}
            type={name === "contactEmail" ? "email" : "text"}
          />
        ))}
      </div>
      <ProductMultiSelect
        productOptions={productOptions}
        legend={t("products")}
        selectedIds={form.watch("productIds") ?? []}
        onChange={(ids) => form.setValue("productIds", ids)}
      />
      <Field label={t("notes")} isOptional error={errors.notes}>
        {(control) => (
          <Textarea rows={2} maxLength={1000} {...control} {...form.register("notes")} />
        )}
      </Field>
    </DialogForm>
  );
}
