"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Eye, EyeOff } from "@/components/ui/icons";

import { Input } from "@/components/ui/input";
import { Field } from "./field";
import type { FieldProblem } from "./field-error";

type PasswordFieldProps = {
  label: ReactNode;
  error?: FieldProblem;
  hint?: ReactNode;
  field: UseFormRegisterReturn;
  /** Distinguishes sign-in from choosing a new password, for password managers. */
  autoComplete: "current-password" | "new-password";
};

/** Password field with a button that reveals it. */
export function PasswordField({ label, error, hint, field, autoComplete }: PasswordFieldProps) {
  const t = useTranslations("common");
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field {...{ label, hint, error }}>
      {(control) => (
        <div className="relative">
          <Input
            type={isVisible ? "text" : "password"}
            dir="ltr"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pe-12 rtl:text-right"
            {...control}
            {...field}
          />
          <button
            type="button"
            aria-label={isVisible ? t("hidePassword") : t("showPassword")}
            aria-pressed={isVisible}
            aria-controls={control.id}
            onClick={() => setIsVisible(!isVisible)}
            className="absolute end-px top-px grid size-11 place-items-center rounded-md text-muted-foreground hover:text-foreground"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
