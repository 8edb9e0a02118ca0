"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { FormEvent } from "react";

import { AddressFields } from "@/components/checkout/address-fields";
import { AddressQuestion } from "@/components/checkout/address-question";
import { useAddressQuestion } from "@/components/checkout/use-address-question";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { saveAddressAction } from "@/lib/addresses/actions";
import { type AddressInput, addressSchema } from "@/lib/checkout/schema";

type AddressDialogProps = {
  /** The edited address; without it a new one is saved. */
  id?: number;
  values: AddressInput;
  onClose: () => void;
};

export function AddressDialog({ id, values, onClose }: AddressDialogProps) {
  const t = useTranslations("accounts.addresses");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: addressSchema,
    send: (address) => saveAddressAction({ address, ...(id === undefined ? {} : { id }) }),
    defaultValues: values,
    fallback: t("failed"),
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  const { question, needsDecision, close } = useAddressQuestion();

  async function save(event: FormEvent) {
    event.preventDefault();
    const isValid = await form.trigger(undefined, { shouldFocus: true });
    if (isValid && (await needsDecision(form.getValues()))) return;
    await submit();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={id === undefined ? t("add") : t("edit")} closeLabel={t("cancel")}>
        <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
          <FormError error={form.formState.errors.root} />
          <AddressFields form={form} />
          {question && <AddressQuestion {...{ question, form }} onClose={close} />}
          <DialogFooter>
            <SubmitButton isPending={isSending} pendingText={t("saving")}>
              {t("save")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
