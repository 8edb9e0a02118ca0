"use client";

import { useTranslations } from "next-intl";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { FormError } from "@/components/forms/field-error";
import { SubmitButton } from "@/components/forms/submit-button";
import { useServerForm } from "@/components/forms/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { confirmTwoStepAction } from "@/lib/accounts/second-factor/actions";
import { codeSchema } from "@/lib/accounts/second-factor/schema";
import { CodeField } from "./code-field";

/** The secret of an authenticator app, as text and as a QR code (SVG). */
export type SetUp = { secret: string; qr: string };

type TwoStepSetUpProps = SetUp & { onDone: (codes: string[]) => void; onClose: () => void };

/** Shows the secret for the authenticator app and asks for its first code. */
export function TwoStepSetUp({ secret, qr, onDone, onClose }: TwoStepSetUpProps) {
  const t = useTranslations("accounts.security.twoStep");
  const common = useTranslations("common");
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: codeSchema,
    send: (input) => guard(() => confirmTwoStepAction(input)),
    defaultValues: { code: "" },
    fallback: common("again"),
    onDone: ({ codes }) => onDone(codes),
  });
  const { errors } = form.formState;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("title")} description={t("scan")} closeLabel={common("close")}>
        <form
          method="post"
          onSubmit={(event) => void submit(event)}
          noValidate
          className="grid gap-4"
        >
          <QrCode svg={qr} alt={t("qr")} size={200} className="w-50 justify-self-center" />
          <p className="text-sm">
            {t("manual")}
            <bdi dir="ltr" className="mt-1 block select-all font-mono tracking-wide">
              {secret}
            </bdi>
          </p>
          <FormError error={errors.root} />
          <CodeField label={t("code")} field={form.register("code")} error={errors.code} />
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {common("cancel")}
            </Button>
            <SubmitButton isPending={isSending} pendingText={t("checking")}>
              {t("enable")}
            </SubmitButton>
          </DialogFooter>
        </form>
      </DialogContent>
      {dialog}
    </Dialog>
  );
}
