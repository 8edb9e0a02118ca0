"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Controller } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { FieldError, FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import {
  type Choice,
  capQuantities,
  type Picked,
  toLines,
} from "@/components/orders/line-quantities";
import { LineQuantityPicker } from "@/components/orders/line-quantity-picker";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { ImageUploader } from "@/components/uploads/image-uploader";
import { requestReturnAction } from "@/lib/orders/returns/actions";
import { type ReturnInput, returnSchema } from "@/lib/orders/returns/schema";

type ReturnDialogProps = Pick<ReturnInput, "orderId" | "sellerId" | "kind"> & {
  choices: Choice[];
  onClose: () => void;
};

/** Units, reason and photos of a return or a damage claim. */
export function ReturnDialog({ choices, onClose, ...about }: ReturnDialogProps) {
  const t = useTranslations("returns");
  const act = useTranslations("orders.act");
  const router = useRouter();
  const isDamage = about.kind === "damage";
  const [only] = choices;
  const first: Picked = choices.length === 1 && only ? { [only.lineId]: only.max } : {};
  const [quantities, setQuantities] = useState(first);
  const [isUploading, setIsUploading] = useState(false);
  const { form, submit, isSending } = useServerForm({
    schema: returnSchema,
    send: (input) =>
      requestReturnAction({ ...input, lines: toLines(capQuantities(quantities, choices)) }),
    defaultValues: { ...about, reason: "", lines: toLines(first), photos: [] },
    fallback: act("failedMore"),
    onDone: () => {
      toast.success(t("done"), t("doneMore"));
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;

  function pick(next: Picked) {
    setQuantities(next);
    form.setValue("lines", toLines(next), { shouldValidate: form.formState.isSubmitted });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={isDamage ? t("damage") : t("start")}
        description={isDamage ? t("textDamage") : t("textReturn")}
        closeLabel={act("close")}
      >
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <FormError error={errors.root} />
          <div className="grid gap-1.5">
            <LineQuantityPicker
              legend={t("units")}
              choices={choices}
              picked={capQuantities(quantities, choices)}
              onPick={pick}
            />
            <FieldError error={errors.lines} />
          </div>
          <Field label={t("reason")} error={errors.reason}>
            {(control) => <Textarea rows={3} {...control} {...form.register("reason")} />}
          </Field>
          <Controller
            control={form.control}
            name="photos"
            render={({ field }) => (
              <ImageUploader
                label={t("images")}
                isOptional={!isDamage}
                hasCover={false}
                value={field.value ?? []}
                onChange={field.onChange}
                onBusyChange={setIsUploading}
              />
            )}
          />
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {act("cancel")}
            </Button>
            <SubmitButton
              isPending={isSending}
              disabled={isSending || isUploading}
              pendingText={t("sending")}
            >
              {t("send")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
