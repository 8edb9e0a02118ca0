"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { orThrow } from "@/components/forms/or-throw";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { notify } from "@/components/ui/notify";
import { Textarea } from "@/components/ui/textarea";
import { disableUserAction } from "@/lib/users/actions";
import { disableSchema } from "@/lib/users/schema";

type DisableDialogProps = { userId: number; username: string; onClose: () => void };

/** Shuts somebody out, with the reason that the other admins read. */
export function DisableDialog({ userId, username, onClose }: DisableDialogProps) {
  const t = useTranslations("users.act");
  const common = useTranslations("common");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: disableSchema,
    send: (input) => orThrow(disableUserAction(input)),
    defaultValues: { userId, reason: "" },
    fallback: t("failedMore"),
    onRefused: (sentence) => notify.error(t("disableFailed"), sentence),
    onDone: () => {
      notify.success(t("disabled"), username);
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("disableNamed", { name: username })}
        description={t("disableHint")}
        closeLabel={common("close")}
      >
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid gap-4"
        >
          <Field label={t("reason")} hint={t("reasonHint")} error={form.formState.errors.reason}>
            {(control) => <Textarea rows={3} {...control} {...form.register("reason")} />}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {common("cancel")}
            </Button>
            <SubmitButton variant="destructive" isPending={isSending} pendingText={t("saving")}>
              {t("disable")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
