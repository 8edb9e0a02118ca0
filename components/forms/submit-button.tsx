"use client";

import type { ComponentProps, ReactNode } from "react";

import { Button } from "@/components/ui/button";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type"> & {
  isPending: boolean;
  /** What it says meanwhile, such as "Signing in...". */
  pendingText: ReactNode;
};

/** Says what it is doing while it does it, and keeps its width: both texts lie in one cell. */
export function SubmitButton({ isPending, pendingText, children, ...rest }: SubmitButtonProps) {
  return (
    // Leaving a field shows its error and moves the button: the focus stays until the click is complete.
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
