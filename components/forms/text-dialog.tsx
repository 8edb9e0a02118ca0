"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";
import { Field } from "./field";
import { SubmitButton } from "./submit-button";
import { useServerForm } from "./use-server-form";

type Note = { id: number; text: string };

type TextDialogProps = {
  id: number;
  schema: z.ZodType<Note, Note>;
  send: (note: Note) => Promise<Result>;
  labels: Record<
    "title" | "description" | "label" | "send" | "sending" | "failed" | "failedMore",
    string
  >;
  onDone: () => void;
  onClose: () => void;
};

/** Dialog with a single text field, such as a seller's reply to a review or the reason of a report. */
export function TextDialog({ id, schema, send, labels, onDone, onClose }: TextDialogProps) {
  const tCommon = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema,
    send,
    defaultValues: { id, text: "" },
    fallback: labels.failedMore,
    onRefused: (message) => toast.error(labels.failed, message),
    onDone,
  });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={labels.title}
        description={labels.description}
        closeLabel={tCommon("close")}
      >
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field label={labels.label} error={form.formState.errors.text}>
            {(control) => <Textarea rows={4} {...control} {...form.register("text")} />}
          </Field>
          <div className="flex flex-wrap justify-end gap-2 max-sm:[&>*]:grow">
            <Button variant="ghost" onClick={onClose}>
              {tCommon("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={labels.sending}>
              {labels.send}
            </SubmitButton>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
