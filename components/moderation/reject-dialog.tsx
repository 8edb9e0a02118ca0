"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";
import { rejectionSchema } from "@/lib/moderation/schema";

type RejectDialogProps = {
  title: string;
  send: (note: string) => Promise<Result>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for the changes that the seller has to make before a product is rejected. */
export function RejectDialog({ title, send, onDone, onClose }: RejectDialogProps) {
  const t = useTranslations("moderation.product");
  const tCommon = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema: rejectionSchema,
    send: ({ note }) => send(note),
    defaultValues: { note: "" },
    fallback: t("failedMore"),
    onRefused: (message) => toast.error(t("failed"), message),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t("rejectTitle", { title })}
        description={t("rejectMore")}
        closeLabel={tCommon("close")}
      >
        <form onSubmit={submit} noValidate>
          <Field label={t("note")} error={form.formState.errors.note}>
            {(control) => <Textarea rows={4} {...control} {...form.register("note")} />}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {tCommon("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("sending")}>
              {t("reject")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
