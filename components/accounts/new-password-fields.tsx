"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegisterReturn } from "react-hook-form";

import type { FieldProblem } from "@/components/forms/field-error";
import { PasswordField } from "@/components/forms/password-field";
import { useCommonPassword } from "./use-common-password";

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password?: FieldProblem; confirmPassword?: FieldProblem };
};

export function NewPasswordFields({ password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const t = useTranslations("accounts.reset");
  const fields = useTranslations("accounts.fields");
  const { field, isCommon } = useCommonPassword(password);
  return (
    <>
      <PasswordField
        label={t("newPassword")}
        hint={isCommon ? fields("commonPassword") : t("hint")}
        autoComplete="new-password"
        field={field}
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
