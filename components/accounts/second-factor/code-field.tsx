"use client";

import type { ComponentProps } from "react";

import { TextField } from "@/components/forms/text-field";

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, "label" | "hint" | "field" | "error">;

/** Field of a code, which phones fill in from an authenticator app. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      className="rtl:text-right"
      {...props}
    />
  );
}
