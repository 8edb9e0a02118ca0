"use client";

import type { ComponentProps, ReactNode } from "react";

import { Button } from "@/components/ui/button";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type"> & {
  isPending: boolean;
  /** Label while pending, such as "Signing in...". */
  pendingText: ReactNode;
};

/** Submit button with a pending label. Both labels share one grid cell, so that its width does not change. */
export function SubmitButton({ isPending, pendingText, children, ...rest }: SubmitButtonProps) {
  return (
    // Blurring a field shows its error and moves the button: prevent the blur until the click is complete.
    <Button
      type="submit"
      disabled={isPending}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
    >
      <span className="grid place-items-center">
        <span
          className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isPending ? "invisible" : ""}`}
        >
          {children}
        </span>
        <span className={`col-start-1 row-start-1 ${isPending ? "" : "invisible"}`}>
          {pendingText}
        </span>
      </span>
    </Button>
  );
}
