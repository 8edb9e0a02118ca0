"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";

import type { Shown } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password?: Shown; confirmPassword?: Shown };
};

/** A new password and the same once more. */
export function NewPasswordFields({ password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const t = useTranslations("accounts.reset");
  const fields = useTranslations("accounts.fields");
  return (
    <>
      <PasswordField
        label={t("newPassword")}
        hint={t("hint")}
        autoComplete="new-password"
        field={password}
        error={errors.password}
      />
      <PasswordField
        label={fields("confirmPassword")}
        autoComplete="new-password"
        field={confirmPassword}
        error={errors.confirmPassword}
      />
    </>
  );
}
