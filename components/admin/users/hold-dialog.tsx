"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { holdPayoutsAction } from "@/lib/admin/users/actions";
import { holdSchema } from "@/lib/admin/users/schema";

type HoldDialogProps = { userId: number; username: string; onClose: () => void };

/** Holds a seller's payouts: a reason that the seller reads, and a note for the other admins. */
export function HoldDialog({ userId, username, onClose }: HoldDialogProps) {
  const t = useTranslations("users.act");
  const common = useTranslations("common");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: holdSchema,
    send: (input) => guard(() => unwrapResult(holdPayoutsAction(input))),
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
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("holdNamed", { name: username })}
        description={t("holdHint")}
        closeLabel={common("close")}
      >
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid gap-4"
        >
          <Field label={t("holdMessage")} hint={t("holdMessageHint")} error={errors.message}>
            {(control) => <Textarea rows={3} {...control} {...form.register("message")} />}
          </Field>
          <Field label={t("note")} hint={t("reasonHint")} error={errors.reason} isOptional>
            {(control) => <Textarea rows={2} {...control} {...form.register("reason")} />}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {common("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("saving")}>
              {t("holdPayouts")}
            </SubmitButton>
          </DialogFooter>
        </form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
