"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Check, X } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { recordPayoutResultAction } from "@/lib/payouts/actions";
import { payoutResultSchema } from "@/lib/payouts/schema";

type PayoutResultProps = { payoutId: number; seller: string; amount: string };

/** Paid, or failed with the admin's note, which the seller reads. */
export function PayoutResult({ payoutId, seller, amount }: PayoutResultProps) {
  const t = useTranslations("payoutBatches");
  const common = useTranslations("common");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  function closeDialog() {
    toast.success(t("done"));
    router.refresh();
  }
  function pay() {
    startTransition(async () => {
      const result = await recordPayoutResultAction({ payoutId, status: "paid" }).catch(() => null);
      if (result?.ok) closeDialog();
      else toast.error(t("wrong"), result?.message ?? common("again"));
    });
  }

  return (
    <div className="flex gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={t("paidNamed", { amount, seller })}
        onClick={pay}
      >
        <Check aria-hidden />
        {t("paid")}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        disabled={isPending}
        aria-label={t("failedNamed", { amount, seller })}
        onClick={() => setIsDialogOpen(true)}
      >
        <X aria-hidden />
        {t("failed")}
      </Button>
      <Dialog open={isDialogOpen} onOpenChange={setIsDialogOpen}>
        <DialogContent title={t("failedNamed", { amount, seller })} closeLabel={common("close")}>
          <FailureForm
            payoutId={payoutId}
            onCancel={() => setIsDialogOpen(false)}
            onDone={() => {
              setIsDialogOpen(false);
              closeDialog();
            }}
          />
        </DialogContent>
      </Dialog>
    </div>
  );
}

type FailureFormProps = { payoutId: number; onCancel: () => void; onDone: () => void };

function FailureForm({ payoutId, onCancel, onDone }: FailureFormProps) {
  const t = useTranslations("payoutBatches");
  const common = useTranslations("common");
  const { form, submit, isSending } = useServerForm({
    schema: payoutResultSchema,
    send: (result) => recordPayoutResultAction(result),
    defaultValues: { payoutId, status: "failed", reason: "" },
    fallback: t("wrong"),
    onDone,
  });
  const { errors } = form.formState;
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <FormError error={errors.root} />
      <TextField label={t("reason")} field={form.register("reason")} error={errors.reason} />
      <DialogFooter>
        <Button variant="ghost" onClick={onCancel}>
          {common("cancel")}
        </Button>
        <SubmitButton variant="destructive" isPending={isSending} pendingText={t("recording")}>
          {t("record")}
        </SubmitButton>
      </DialogFooter>
    </form>
  );
}
