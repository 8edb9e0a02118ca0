"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";
import { reasonSchema } from "@/lib/orders/schema";

const formSchema = z.object({ reason: reasonSchema });

type ReasonDialogProps = {
  title: string;
  done: string;
  send: (reason: string) => Promise<Result>;
  onClose: () => void;
};

/** An admin acts for a seller, with a reason. */
export function ReasonDialog({ title, done, send, onClose }: ReasonDialogProps) {
  const t = useTranslations("orders.act");
  const router = useRouter();
  const { form, submit, isSending } = useServerForm({
    schema: formSchema,
    send: ({ reason }) => send(reason),
    defaultValues: { reason: "" },
    fallback: t("failedMore"),
    onDone: () => {
      toast.success(done);
      onClose();
      router.refresh();
    },
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={title} description={t("asAdmin")} closeLabel={t("close")}>
        <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <FormError error={errors.root} />
          <Field label={t("reason")} hint={t("reasonHint")} error={errors.reason}>
            {(control) => <Textarea rows={3} {...control} {...form.register("reason")} />}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {t("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("doing")}>
              {title}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
