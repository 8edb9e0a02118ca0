"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { decisionSchema } from "@/lib/admin/users/schema";
import type { Result } from "@/lib/http/result";

type DecisionDialogProps = {
  userId: number;
  title: string;
  hint: string;
  label: string;
  done: string;
  doneText?: string;
  failed: string;
  isDestructive?: boolean;
  /** Whether not only admins read the reason, which the hint then says. */
  isReasonPublic?: boolean;
  send: (input: unknown) => Promise<Result>;
  onClose: () => void;
};

/** A decision about an account, with a reason for the other admins. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { userId, title, hint, label, done: doneTitle, doneText, failed, send, onClose } = props;
  const { isDestructive = false, isReasonPublic = false } = props;
  const t = useTranslations("users.act");
  const common = useTranslations("common");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: decisionSchema,
    send: (input) => guard(() => send(input)),
    defaultValues: { userId, reason: "" },
    fallback: t("failedMore"),
    onRefused: (sentence) => toast.error(failed, sentence),
    onDone: () => {
      toast.success(doneTitle, doneText);
      onClose();
      router.refresh();
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={title} description={hint} closeLabel={common("close")}>
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid gap-4"
        >
          <Field
            label={t("reason")}
            {...(isReasonPublic ? {} : { hint: t("reasonHint") })}
            error={form.formState.errors.reason}
          >
            {(control) => <Textarea rows={3} {...control} {...form.register("reason")} />}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {common("cancel")}
            </Button>
            <SubmitButton
              isPending={isSending}
              pendingText={t("saving")}
              variant={isDestructive ? "destructive" : "default"}
            >
              {label}
            </SubmitButton>
          </DialogFooter>
        </form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
