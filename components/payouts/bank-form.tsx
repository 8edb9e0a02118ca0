"use client";

import { useTranslations } from "next-intl";
import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { Field } from "@/components/forms/field";
import { FormError } from "@/components/forms/field-error";
import { TextField } from "@/components/forms/text-field";
import { useServerForm } from "@/components/forms/use-server-form";
import { Banner } from "@/components/ui/banner";
import { Lock } from "@/components/ui/icons";
import { Select } from "@/components/ui/select";
import { apiSend } from "@/lib/http/api-client";
import { bankSchema, type BankForm as Values } from "@/lib/payouts/schema";
import { type FormEnds, FormFooter } from "./form-footer";
import { richTextTags } from "./rich-text-tags";

const BLANK: Values = {
  accountHolderName: "",
  bankName: "",
  accountNumber: "",
  routingNumber: "",
  accountType: "checking",
};

// Prevents browsers and password managers from storing the numbers.
const NUMBER = {
  inputMode: "numeric",
  autoComplete: "off",
  dir: "ltr",
  spellCheck: false,
} as const;

/** The bank form (specification B, section 5). Its numbers are sent once and not stored. */
export function BankForm({ isTest, onDone, onRefused, onCancel }: FormEnds & { isTest: boolean }) {
  const t = useTranslations("payouts.form");
  const account = useTranslations("payouts.account");
  const { guard, dialog } = usePasswordGuard();
  const { form, submit, isSending } = useServerForm({
    schema: bankSchema,
    send: (bank) => guard(() => apiSend("POST", "/api/seller/setup-stripe-connect", bank)),
    defaultValues: BLANK,
    fallback: account("setupFailedMore"),
    onRefused,
    onDone: () => {
      form.reset(BLANK);
      onDone();
    },
  });
  const { errors } = form.formState;
  const text = (name: "accountHolderName" | "bankName" | "accountNumber" | "routingNumber") => ({
    label: t(name),
    field: form.register(name),
    error: errors[name],
  });

  return (
    <>
      <form
        method="post"
        onSubmit={(event) => void submit(event)}
        noValidate
        autoComplete="off"
        className="grid max-w-2xl gap-4"
      >
        <FormError error={errors.root} />
        {isTest && <Banner title={t("testTitle")}>{t.rich("test", richTextTags)}</Banner>}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text("accountHolderName")} autoComplete="name" />
          <TextField {...text("bankName")} />
          <TextField {...text("routingNumber")} hint={t("routingNumberHint")} {...NUMBER} />
          <TextField {...text("accountNumber")} hint={t("accountNumberHint")} {...NUMBER} />
          <Field label={t("accountType")} error={errors.accountType}>
            {(control) => (
              <Select {...control} {...form.register("accountType")}>
                <option value="checking">{t("checking")}</option>
                <option value="savings">{t("savings")}</option>
              </Select>
            )}
          </Field>
        </div>
        <p className="flex items-start gap-2 text-muted-foreground text-sm">
          <Lock aria-hidden className="mt-0.75 size-4" />
          {t("privacy")}
        </p>
        <FormFooter isSending={isSending} {...(onCancel ? { onCancel } : {})} />
      </form>
      {dialog}
    </>
  );
}
