"use client";

import { useTranslations } from "next-intl";
import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { useDialogForm } from "@/components/forms/use-dialog-form";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { editSmartWishlistItemAction } from "@/lib/buyer-tools/actions";
import type { SmartWishlistItem } from "@/lib/buyer-tools/dto";
import { PRIORITIES } from "@/lib/buyer-tools/rules";
import { type SmartWishlistItemInput, smartWishlistItemSchema } from "@/lib/buyer-tools/schema";
import { apiSend } from "@/lib/http/api-client";
import { ProductField } from "./product-field";

type SmartWishlistDialogProps = { row?: SmartWishlistItem | undefined; onClose: () => void };

/** Adds a product to the smart wishlist, or changes its priority and note. */
export function SmartWishlistDialog({ row, onClose }: SmartWishlistDialogProps) {
  const t = useTranslations("buyerTools");
  const { form, submit, isSending } = useDialogForm({
    schema: smartWishlistItemSchema,
    defaultValues: {
      priority: row?.priority ?? "medium",
      notes: row?.notes ?? "",
      ...(row && { productId: row.product.id }),
    },
    send: ({ productId, ...item }: SmartWishlistItemInput) =>
      row
        ? editSmartWishlistItemAction({ id: row.id, ...item })
        : apiSend("POST", "/api/buyer-tools/wishlist", { productId, ...item }),
    messages: row
      ? { done: t("saved"), failed: t("saveFailed") }
      : { done: t("toast.wishlistAdded"), failed: t("toast.wishlistFailed") },
    onClose,
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={row ? t("smartWishlist.edit") : t("smartWishlist.create")}
      act={row ? t("save") : t("smartWishlist.create")}
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
      <Field label={t("smartWishlist.priority")} error={errors.priority}>
        {(control) => (
          <Select {...control} {...form.register("priority")}>
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {t(`smartWishlist.priorities.${priority}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("smartWishlist.notes")} isOptional error={errors.notes}>
        {(control) => (
          <Textarea rows={3} maxLength={500} {...control} {...form.register("notes")} />
        )}
      </Field>
    </DialogForm>
  );
}
