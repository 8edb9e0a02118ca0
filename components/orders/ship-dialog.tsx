"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { shipParcelAction } from "@/lib/orders/actions";
import { parcelSchema } from "@/lib/orders/schema";
import { type Choice, capQuantities, type Picked, toLines } from "./line-quantities";
import { LineQuantityPicker } from "./line-quantity-picker";
import type { Acting } from "./refund-dialog";

const formSchema = parcelSchema.pick({ carrier: true, tracking: true, reason: true });

type ShipDialogProps = Acting & { choices: Choice[]; onClose: () => void };

/** Carrier, tracking number and content: all unsent units, or some. */
export function ShipDialog({ orderId, sellerId, choices, onClose }: ShipDialogProps) {
  const t = useTranslations("orders.ship");
  const act = useTranslations("orders.act");
  const router = useRouter();
  const isAdmin = sellerId !== undefined;
  const [selectedQuantities, setSelectedQuantities] = useState<Picked>(() =>
    Object.fromEntries(choices.map(({ lineId, max }) => [lineId, max])),
  );
  const quantities = capQuantities(selectedQuantities, choices);
  const lines = toLines(quantities);
  const { form, submit, isSending } = useServerForm({
    schema: formSchema,
    send: (input) => shipParcelAction({ ...input, orderId, sellerId, lines }),
    defaultValues: { carrier: "", tracking: "", ...(isAdmin ? { reason: "" } : {}) },
    fallback: act("failedMore"),
    onDone: () => {
      toast.success(t("done"), t("doneMore"));
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("title")} description={t("text")} closeLabel={act("close")}>
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <FormError error={errors.root} />
          <TextField
            label={t("carrier")}
            field={form.register("carrier")}
            error={errors.carrier}
            autoComplete="off"
          />
          <TextField
            label={t("tracking")}
            isOptional
            field={form.register("tracking")}
            error={errors.tracking}
            autoComplete="off"
            dir="ltr"
          />
          <LineQuantityPicker
            legend={t("inside")}
            choices={choices}
            picked={quantities}
            onPick={setSelectedQuantities}
          />
          {lines.length === 0 && <p className="text-muted-foreground text-sm">{t("nothing")}</p>}
          {isAdmin && (
            <Field label={act("reason")} hint={act("reasonHint")} error={errors.reason}>
              {(control) => <Textarea rows={2} {...control} {...form.register("reason")} />}
            </Field>
          )}
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {act("cancel")}
            </Button>
            <SubmitButton
              isPending={isSending}
              pendingText={t("sending")}
              disabled={isSending || lines.length === 0}
            >
              {t("send")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
