"use client";

import { useTranslations } from "next-intl";
import type { FormEvent, ReactNode } from "react";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";
import { MAX_MESSAGE } from "@/lib/messaging/rules";
import { type MessageText, messageTextSchema } from "@/lib/messaging/schema";

export type OpenProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

type MessageDialogProps = OpenProps & {
  title: string;
  description: string;
  /** Initial value of the subject field. */
  subject: string;
  send: (message: MessageText, submission: { idempotencyKey: string }) => Promise<Result>;
  /** The second line of the toast 'Message Sent'. */
  sentMore: string;
  /** Shows the reason and returns true if no message can be sent at all. */
  isRefused?: () => boolean;
  /** Fields before the text. */
  children?: ReactNode;
};

/** Subject and message; closes and resets after sending (specification A, section 4). */
export function MessageDialog({ isOpen, onOpenChange, ...dialog }: MessageDialogProps) {
  const t = useTranslations("messaging.form");
  const { form, submit, isSending } = useServerForm({
    schema: messageTextSchema,
    send: dialog.send,
    defaultValues: { subject: dialog.subject, message: "" },
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      toast.success(t("sent"), dialog.sentMore);
      form.reset();
      onOpenChange(false);
    },
  });
  const { errors } = form.formState;

  function sendUnlessRefused(event: FormEvent) {
    event.preventDefault();
    if (!dialog.isRefused?.()) void submit(event);
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={dialog.title} description={dialog.description} closeLabel={t("cancel")}>
        <form onSubmit={sendUnlessRefused} noValidate className="grid gap-4">
          {dialog.children}
          <TextField label={t("subject")} field={form.register("subject")} error={errors.subject} />
          <Field label={t("message")} error={errors.message}>
            {(control) => (
              <Textarea
                rows={5}
                maxLength={MAX_MESSAGE}
                {...control}
                {...form.register("message")}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="outline" onClick={() => onOpenChange(false)}>
              {t("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("sending")}>
              {t("send")}
            </SubmitButton>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
