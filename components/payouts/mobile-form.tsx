"use client";

import { useTranslations } from "next-intl";
import type { SyntheticEvent } from "react";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { TextField } from "@/components/forms/text-field";
import { useConfirmation } from "@/components/forms/use-confirmation";
import { useServerForm } from "@/components/forms/use-server-form";
import { Select } from "@/components/ui/select";
import { connectMobileAction } from "@/lib/payouts/actions";
import { formatMobile, MOBILE_NETWORKS } from "@/lib/payouts/rules";
import { mobileSchema, type MobileForm as Values } from "@/lib/payouts/schema";
import { type FormEnds, FormFooter } from "./form-footer";

const BLANK: Values = { network: "EVC Plus", phoneNumber: "", holderName: "" };

/** Mobile money: network, number and account holder. */
export function MobileForm({ onDone, onRefused, onCancel }: FormEnds) {
  const t = useTranslations("payouts.form");
  const account = useTranslations("payouts.account");
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: mobileSchema,
    send: (mobile) => guard(() => connectMobileAction(mobile)),
    defaultValues: BLANK,
    fallback: account("setupFailedMore"),
    onRefused,
    onDone,
  });
  const { errors } = form.formState;
  const confirmation = useConfirmation();

  const questionOf = (destination: { number: string; network: string }) => ({
    title: t("phoneNumber"),
    text: t("confirmNumber", destination),
    act: t("connect"),
  });

  /** Shows the normalized number and asks for confirmation: money sent to a wrong one is lost. */
  async function confirmAndSubmit(event: SyntheticEvent) {
    event.preventDefault();
    const { success, data } = mobileSchema.safeParse(form.getValues());
    const destination = success && {
      number: formatMobile(data.phoneNumber),
      network: data.network,
    };
    if (destination && !(await confirmation.confirm(questionOf(destination)))) return;
    await submit(event);
  }

  return (
    <>
      <form
        method="post"
        onSubmit={(event) => void confirmAndSubmit(event)}
        noValidate
        className="grid max-w-2xl gap-4"
      >
        <FormError error={errors.root} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("network")} error={errors.network}>
            {(control) => (
              <Select {...control} {...form.register("network")}>
                {MOBILE_NETWORKS.map((network) => (
                  <option key={network} value={network}>
                    {network}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <TextField
            label={t("phoneNumber")}
            field={form.register("phoneNumber")}
            error={errors.phoneNumber}
            hint={t("phoneNumberHint")}
            type="tel"
            dir="ltr"
            autoComplete="tel"
          />
          <TextField
            label={t("holderName")}
            field={form.register("holderName")}
            error={errors.holderName}
            autoComplete="name"
          />
        </div>
        <p className="text-muted-foreground text-sm">{t("mobileNote")}</p>
        <FormFooter isSending={isSending} {...(onCancel ? { onCancel } : {})} />
      </form>
      {confirmation.dialog}
      {dialog}
    </>
  );
}
