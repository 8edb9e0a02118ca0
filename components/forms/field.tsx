"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";

import { Label } from "@/components/ui/label";
import { FieldError, type FieldProblem } from "./field-error";

export type FieldProps = {
  label: ReactNode;
  /** Visible below the control until there is an error. */
  hint?: ReactNode;
  error?: FieldProblem;
  isOptional?: boolean;
};

/** Attributes that tie a control to its label, hint and error; spread them onto the control. */
export type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** Label above, hint or error below the control that `children` renders. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTranslations("common");
  const id = useId();
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className="grid content-start gap-1.5">
      <Label htmlFor={id}>
        {label}
        {isOptional && (
          <span className="font-normal text-muted-foreground">{` (${t("optional")})`}</span>
        )}
      </Label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": note })}
      {hint && !error && (
        <p id={note} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      <FieldError error={error} {...(note ? { id: note } : {})} />
    </div>
  );
}
