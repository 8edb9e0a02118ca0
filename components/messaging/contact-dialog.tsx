"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { useViewer } from "@/components/layout/use-viewer";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { notify } from "@/components/ui/notify";
import { Textarea } from "@/components/ui/textarea";
import { messageSchema } from "@/lib/messaging/schema";
import { apiSend } from "@/lib/web/client";

type ContactDialogProps = {
  sellerId: number;
  seller: string;
  productId: number;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Writes to the seller; closes and resets once it was sent (specification A, section 4). */
export function ContactDialog({ isOpen, onOpenChange, ...about }: ContactDialogProps) {
  const t = useTranslations("messaging");
  const { viewer } = useViewer();
  const { sellerId, productId } = about;
  const { form, submit, isSending } = useServerForm({
    schema: messageSchema,
    send: (input) => apiSend("POST", "/api/messages", input),
    defaultValues: {
      sellerId,
      productId,
      subject: t("subjectDefault", { title: about.title }),
      message: "",
    },
    fallback: t("failedMore"),
    onRefused: (message) => notify.error(t("failed"), message),
    onDone: () => {
      notify.success(t("sent"), t("sentMore"));
      form.reset();
      onOpenChange(false);
    },
  });
  const { errors } = form.formState;

  function send(event: FormEvent) {
    event.preventDefault();
    if (viewer) void submit(event);
    else notify.error(t("loginRequired"), t("loginRequiredMore"));
  }

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("contact")}
        description={t("about", { seller: about.seller, title: about.title })}
        closeLabel={t("cancel")}
      >
        <form onSubmit={send} noValidate className="grid gap-4">
          <TextField label={t("subject")} field={form.register("subject")} error={errors.subject} />
          <Field label={t("message")} error={errors.message}>
            {(control) => <Textarea rows={5} {...control} {...form.register("message")} />}
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
