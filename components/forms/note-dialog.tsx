"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { notify } from "@/components/ui/notify";
import { Textarea } from "@/components/ui/textarea";

type Note = { id: number; text: string };

type ReviewNoteProps = {
  id: number;
  schema: z.ZodType<Note, Note>;
  send: (note: Note) => Promise<unknown>;
  says: { title: string; description: string; label: string; failed: string };
  onDone: () => void;
  onClose: () => void;
};

/** One text about a review: the seller's answer, or a report. */
export function ReviewNote({ id, schema, send, says, onDone, onClose }: ReviewNoteProps) {
  const t = useTranslations("reviews.actions");
  const tCommon = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema,
    send,
    defaultValues: { id, text: "" },
    fallback: t("tryAgain"),
    onRefused: (message) => notify.error(says.failed, message),
    onDone,
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={says.title}
        description={says.description}
        closeLabel={tCommon("close")}
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field label={says.label} error={form.formState.errors.text}>
            {(control) => <Textarea rows={4} {...control} {...form.register("text")} />}
          </Field>
          <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:grow">
            <Button variant="ghost" onClick={onClose}>
              {tCommon("cancel")}
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
