"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { RadioCard } from "@/components/ui/radio-card";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { formatMoney, parseCents } from "@/lib/core/money";
import { refundOrderAction } from "@/lib/orders/actions";
import { refundSchema } from "@/lib/orders/schema";
import { type Choice, capQuantities, type Picked, toLines } from "./line-quantities";
import { LineQuantityPicker } from "./line-quantity-picker";
import { richTextTags } from "./rich-text-tags";
import { useRefundPreview } from "./use-refund-preview";

/** The seller order; an admin names the seller for whom the admin acts. */
export type Acting = { orderId: number; sellerId?: number | undefined };

const MODES = ["all", "units", "amount"] as const;
type Mode = (typeof MODES)[number];

const formSchema = refundSchema.pick({ reason: true, amount: true, isRestocked: true });

export type RefundDialogProps = Acting & {
  choices: Choice[];
  /** Refundable amount, formatted. */
  left: string;
  /** No parcel was sent yet: refunded units return to the stock automatically. */
  isUnsent: boolean;
  onClose: () => void;
};

/** Refunds everything, chosen units or an amount. One opening of the dialog is one refund, however often it is sent. */
export function RefundDialog(props: RefundDialogProps) {
  const { left, isUnsent, choices, onClose } = props;
  const t = useTranslations("orders.giveBack");
  const act = useTranslations("orders.act");
  const [mode, setMode] = useState<Mode>("all");
  const [selectedQuantities, setSelectedQuantities] = useState<Picked>({});
  const quantities = capQuantities(selectedQuantities, choices);
  const { form, submit, isSending } = useRefund(props, mode, quantities);
  const { errors } = form.formState;
  const preview = useRefundPreview(
    previewInputOf(props, mode, {
      amount: form.watch("amount"),
      lines: toLines(quantities),
    }),
  );
  const modes = MODES.filter((refundMode) => refundMode !== "units" || choices.length > 0);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t("title")}
        description={t.rich("text", { amount: left, ...richTextTags })}
        closeLabel={act("close")}
      >
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <FormError error={errors.root} />
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 font-semibold text-sm">{t("what")}</legend>
            {modes.map((refundMode) => (
              <RadioCard
                key={refundMode}
                name="what"
                value={refundMode}
                title={t(refundMode)}
                className="items-center py-2.5"
                checked={mode === refundMode}
                onChange={() => setMode(refundMode)}
              />
            ))}
          </fieldset>
          {mode === "units" && (
            <LineQuantityPicker
              legend={t("units")}
              choices={choices}
              picked={quantities}
              onPick={setSelectedQuantities}
            />
          )}
          {mode === "amount" && (
            <TextField
              label={t("dollars")}
              field={form.register("amount")}
              error={errors.amount}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
            />
          )}
          {mode !== "amount" && isUnsent && (
            <p className="text-muted-foreground text-sm">{t("unsent")}</p>
          )}
          {mode !== "amount" && !isUnsent && (
            <CheckboxField label={t("restock")} field={form.register("isRestocked")} />
          )}
          <Field label={t("reason")} hint={t("reasonHint")} error={errors.reason}>
            {(control) => <Textarea rows={2} {...control} {...form.register("reason")} />}
          </Field>
          {preview && (
            <p className="text-muted-foreground text-sm">
              {t(props.sellerId === undefined ? "yourShare" : "sellerShare", {
                amount: formatMoney(preview.sellerCents),
              })}
            </p>
          )}
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {act("cancel")}
            </Button>
            <SubmitButton
              variant="destructive"
              isPending={isSending}
              pendingText={t("giving")}
              disabled={isSending || (mode === "units" && toLines(quantities).length === 0)}
            >
              {preview ? t("giveAmount", { amount: formatMoney(preview.amountCents) }) : t("give")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type Chosen = { amount: string | undefined; lines: ReturnType<typeof toLines> };

/** Returns what the server is asked about; null while no unit is chosen or no amount typed. */
function previewInputOf({ orderId, sellerId }: Acting, mode: Mode, { amount, lines }: Chosen) {
  if (mode === "all") return { orderId, sellerId };
  if (mode === "units") return lines.length > 0 ? { orderId, sellerId, lines } : null;
  return parseCents(amount?.trim() ?? "") ? { orderId, sellerId, amount } : null;
}

function useRefund(
  { orderId, sellerId, onClose }: RefundDialogProps,
  mode: Mode,
  quantities: Picked,
) {
  const t = useTranslations("orders.giveBack");
  const act = useTranslations("orders.act");
  const router = useRouter();
  const [key] = useState(idempotencyKey);
  return useServerForm({
    schema: formSchema,
    send: ({ reason, amount, isRestocked }) =>
      refundOrderAction({
        orderId,
        sellerId,
        key,
        reason,
        isRestocked,
        ...(mode === "units" ? { lines: toLines(quantities) } : {}),
        ...(mode === "amount" ? { amount: amount ?? "" } : {}),
      }),
    defaultValues: { reason: "", amount: "", isRestocked: false },
    fallback: act("failedMore"),
    onDone: () => {
      toast.success(t("done"), t("doneMore"));
      onClose();
      router.refresh();
    },
  });
}

/** Returns a key for one opening of the form, so that sending it twice has one effect. */
function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
