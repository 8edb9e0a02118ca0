"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { DialogForm } from "@/components/forms/dialog-form";
import { Field } from "@/components/forms/field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { holdPayoutsAction } from "@/lib/admin/users/actions";
import { holdSchema } from "@/lib/admin/users/schema";

type HoldDialogProps = { userId: number; username: string; onClose: () => void };

/** Holds a seller's payouts: a reason that the seller reads, and a note for the other admins. */
export function HoldDialog({ userId, username, onClose }: HoldDialogProps) {
  const t = useTranslations("users.act");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: holdSchema,
    send: (input) => guard(() => holdPayoutsAction(input)),
    defaultValues: { userId, message: "", reason: "" },
    fallback: t("failedMore"),
    onRefused: (sentence) => toast.error(t("decisionFailed"), sentence),
    onDone: () => {
      toast.success(t("held"));
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <DialogForm
      title={t("holdNamed", { name: username })}
      description={t("holdHint")}
      act={t("holdPayouts")}
      error={errors.root}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
      outside={dialog}
    >
      <Field label={t("holdMessage")} hint={t("holdMessageHint")} error={errors.message}>
        {(control) => <Textarea rows={3} {...control} {...form.register("message")} />}
      </Field>
      <Field label={t("note")} hint={t("reasonHint")} error={errors.reason} isOptional>
        {(control) => <Textarea rows={2} {...control} {...form.register("reason")} />}
      </Field>
    </DialogForm>
  );
}
