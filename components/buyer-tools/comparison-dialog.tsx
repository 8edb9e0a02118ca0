"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { TextField } from "@/components/forms/text-field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { Textarea } from "@/components/ui/textarea";
import { editComparisonAction } from "@/lib/buyer-tools/actions";
import type { Comparison } from "@/lib/buyer-tools/dto";
import { MAX_ITEMS } from "@/lib/buyer-tools/rules";
import { type ComparisonInput, comparisonSchema } from "@/lib/buyer-tools/schema";
import { apiSend } from "@/lib/http/api-client";
import { ProductPicker } from "./product-picker";
import type { Picked } from "./selected-product";
import { SelectedProduct } from "./selected-product";

type ComparisonDialogProps = { row?: Comparison | undefined; onClose: () => void };

/** Creates or edits a comparison list. */
export function ComparisonDialog({ row, onClose }: ComparisonDialogProps) {
  const t = useTranslations("buyerTools");
  const [items, setItems] = useState<Picked[]>(row?.items.map(({ product }) => product) ?? []);
  const { form, submit, isSending } = useDialogForm({
    schema: comparisonSchema,
    defaultValues: {
      name: row?.name ?? "",
      description: row?.description ?? "",
      isPublic: row?.isPublic ?? false,
      items: items.map(({ id }) => id),
    },
    send: (list: ComparisonInput) =>
      row
        ? editComparisonAction({ id: row.id, ...list })
        : apiSend("POST", "/api/buyer-tools/comparison-lists", list),
    messages: row
      ? { done: t("saved"), failed: t("saveFailed") }
      : { done: t("toast.listCreated"), failed: t("toast.listFailed") },
    onClose,
  });
  const { errors } = form.formState;

  function choose(products: Picked[]) {
    setItems(products);
    form.setValue(
      "items",
      products.map(({ id }) => id),
    );
  }

  return (
    <DialogForm
      title={row ? t("lists.edit") : t("lists.create")}
      act={row ? t("save") : t("lists.create")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t("lists.name")} error={errors.name} field={form.register("name")} />
      <Field label={t("lists.description")} isOptional error={errors.description}>
        {(control) => (
          <Textarea rows={2} maxLength={500} {...control} {...form.register("description")} />
        )}
      </Field>
      <CheckboxField label={t("lists.isPublic")} field={form.register("isPublic")} />
      <ul className="grid gap-2 empty:hidden">
        {items.map((product) => (
          <li key={product.id}>
            <SelectedProduct
              product={product}
              onRemove={() => choose(items.filter(({ id }) => id !== product.id))}
            />
          </li>
        ))}
      </ul>
      {items.length < MAX_ITEMS && (
        <ProductPicker
          label={t("picker.products")}
          hint={t("picker.hintLimit", { count: String(MAX_ITEMS) })}
          error={Array.isArray(errors.items) ? undefined : errors.items}
          without={items.map(({ id }) => id)}
          onPick={(product) => choose([...items, product])}
        />
      )}
    </DialogForm>
  );
}
