"use client";

import { type ComponentProps, type ReactNode, Suspense, useState } from "react";

import { Button } from "@/components/ui/button";

type DialogButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
  label: ReactNode;
  /** Fetches the dialog's code; called as soon as somebody is about to press. */
  load: () => Promise<unknown>;
  /** The dialog while it is open. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog, whose code comes with the first wish for it. */
export function DialogButton({ label, load, children, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
        {...button}
      >
        {label}
      </Button>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  );
}
