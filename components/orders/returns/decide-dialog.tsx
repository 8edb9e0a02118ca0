"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { useRefundPreview } from "@/components/orders/use-refund-preview";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { formatMoney } from "@/lib/core/money";
import { decideReturnAction } from "@/lib/orders/returns/actions";
import { type ReturnDecision, returnDecisionSchema } from "@/lib/orders/returns/schema";
import type { RefundPreviewInput } from "@/lib/orders/schema";

const formSchema = returnDecisionSchema.pick({ answer: true });

type DecideDialogProps = {
  returnId: number;
  decision: ReturnDecision["decision"];
  /** The units of a refund, whose amount the button names. */
  refund?: RefundPreviewInput;
  /** An admin always gives a reason. */
  isAdmin: boolean;
  onClose: () => void;
};

/** The reply to a return, which its buyer reads. */
export function DecideDialog(props: DecideDialogProps) {
  const { returnId, decision, refund = null, isAdmin, onClose } = props;
  const t = useTranslations("returns");
  const act = useTranslations("orders.act");
  const money = useTranslations("orders.giveBack");
  const preview = useRefundPreview(refund);
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: formSchema,
    send: ({ answer }) => decideReturnAction({ returnId, decision, answer }),
    defaultValues: { answer: "" },
    fallback: act("failedMore"),
    onDone: () => {
      toast.success(t(`status.${decision}`), t("decided"));
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t(`decide.${decision}`)}
        description={t(`decideText.${decision}`)}
        closeLabel={act("close")}
      >
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <FormError error={errors.root} />
          <Field
            label={t("yourReply")}
            isOptional={decision !== "rejected" && !isAdmin}
            error={errors.answer}
          >
            {(control) => <Textarea rows={3} {...control} {...form.register("answer")} />}
          </Field>
          {preview && (
            <p className="text-muted-foreground text-sm">
              {money(isAdmin ? "sellerShare" : "yourShare", {
                amount: formatMoney(preview.sellerCents),
              })}
            </p>
          )}
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {act("cancel")}
            </Button>
            <SubmitButton
              isPending={isSending}
              pendingText={act("doing")}
              variant={decision === "approved" ? "default" : "destructive"}
            >
              {preview
                ? money("giveAmount", { amount: formatMoney(preview.amountCents) })
                : t(`decide.${decision}`)}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
