"use client";

import { useTranslations } from "next-intl";
import type { z } from "zod";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { Field } from "./field";
import { SubmitButton } from "./submit-button";
import { useServerForm } from "./use-server-form";

type Note = { id: number; text: string };

type TextDialogProps = {
  id: number;
  schema: z.ZodType<Note, Note>;
  send: (note: Note) => Promise<unknown>;
  says: Record<
    "title" | "description" | "label" | "send" | "sending" | "failed" | "failedMore",
    string
  >;
  onDone: () => void;
  onClose: () => void;
};

/** Dialog with a single text field, such as a seller's reply to a review or the reason of a report. */
export function TextDialog({ id, schema, send, says, onDone, onClose }: TextDialogProps) {
  const tCommon = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema,
    send,
    defaultValues: { id, text: "" },
    fallback: says.failedMore,
    onRefused: (message) => toast.error(says.failed, message),
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
            <SubmitButton isPending={isSending} pendingText={says.sending}>
              {says.send}
            </SubmitButton>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
