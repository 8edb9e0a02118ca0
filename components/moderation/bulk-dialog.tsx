"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { SubmitButton } from "@/components/forms/submit-button";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { decideManyAction } from "@/lib/moderation/actions";
import { type Decision, type DecisionsInput, decisionsSchema } from "@/lib/moderation/schema";
import type { DECISIONS } from "./decision-labels";

type BulkDialogProps = {
  as: keyof typeof DECISIONS;
  way: "mild" | "hard";
  decision: Decision;
  items: DecisionsInput["items"];
  onClose: () => void;
  onDone: () => void;
};

/** One note and one decision for all selected items. */
export function BulkDialog({ as, way, decision, items, onClose, onDone }: BulkDialogProps) {
  const t = useTranslations("approvals.bulk");
  const tDecide = useTranslations("approvals.decide");
  const tCommon = useTranslations("common");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: decisionsSchema,
    send: (input) => unwrapResult(decideManyAction(input)),
    defaultValues: { items, decision, note: "" },
    fallback: tDecide("failedMore"),
    onRefused: (message) => toast.error(tDecide("failed"), message),
    onDone: ({ decided, left }) => {
      toast.success(
        t("decided", { count: decided }),
        left > 0 ? t("left", { count: left }) : undefined,
      );
      onDone();
      onClose();
      router.refresh();
    },
  });
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
