"use client";

import type { ComponentProps, ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { useIsHydrated } from "./use-is-hydrated";

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, "type"> & {
  isPending: boolean;
  /** Label while pending, such as "Signing in...". */
  pendingText: ReactNode;
  /** Whether the form has a server action, so that it can be sent before hydration. */
  hasAction?: boolean;
};

/**
 * Submit button with a pending label. Both labels share one grid cell, so that its width does not change. A form that
 * only a script can send is not sent before hydration: the page would be loaded again, without the text.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { isPending, pendingText, hasAction = false, disabled, children, ...rest } = props;
  const isHydrated = useIsHydrated();
  return (
    // Blurring a field shows its error and moves the button: prevent the blur until the click is complete.
    <Button
      type="submit"
      disabled={(disabled ?? isPending) || !(isHydrated || hasAction)}
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
