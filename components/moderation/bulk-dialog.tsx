"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { failureMessage, toResult } from "@/lib/http/result";
import { decideManyAction } from "@/lib/moderation/actions";
import { type Decision, type DecisionsInput, decisionsSchema } from "@/lib/moderation/schema";
import type { DECISIONS } from "./decision-labels";
import { decisionQueue, itemVersion } from "./decision-queue";

type BulkDialogProps = {
  as: keyof typeof DECISIONS;
  way: "mild" | "hard";
  decision: Decision;
  items: DecisionsInput["items"];
  /** Address of the first item. */
  href: string;
  onClose: () => void;
  onDone: () => void;
};

/** One note and one decision for all selected items. */
export function BulkDialog({ as, way, decision, items, href, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("moderation.bulk");
  const tDecide = useTranslations("moderation.decide");
  const tCommon = useTranslations("common");
  const tUndo = useTranslations("moderation.undo");
  const { form, submit, isSending } = useServerForm({
    schema: decisionsSchema,
    send: async (input) => toResult(queue(input)),
    defaultValues: { items, decision, note: "" },
    fallback: tDecide("failedMore"),
    onDone: () => {
      onDone();
      onClose();
    },
  });

  function queue(input: DecisionsInput) {
    decisionQueue.add({
      items: input.items.map(({ kind, id, version }) => itemVersion(`${kind}-${id}`, version)),
      text: tUndo("one", {
        decision: tDecide(`${as}.${decision}`),
        title: tUndo("many", { count: input.items.length }),
      }),
      href,
      send: () => send(input),
    });
  }

  async function send(input: DecisionsInput) {
    const result = await decideManyAction(input).catch(() => null);
    if (!result?.ok) {
      toast.error(tDecide("failed"), failureMessage(result, tDecide("failedMore")));
      return false;
    }
    const { decided, left: skippedCount } = result.data;
    toast.success(
      t("decided", { count: decided }),
      skippedCount > 0 ? t("left", { count: skippedCount }) : undefined,
    );
    return true;
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t(`${as}.${way}`)}
        description={t("together", { count: items.length })}
        closeLabel={tCommon("close")}
      >
        <form onSubmit={submit} noValidate>
          <Field label={t("note")} isOptional={way === "mild"} error={form.formState.errors.note}>
            {(control) => <Textarea rows={4} {...control} {...form.register("note")} />}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {tCommon("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={tDecide("sending")}>
              {t(`${as}.${way}`)}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
