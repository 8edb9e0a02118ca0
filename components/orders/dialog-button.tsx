"use client";

import { type ComponentProps, type ReactNode, Suspense, useState } from "react";

import { Button } from "@/components/ui/button";

type DialogButtonProps = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
  label: ReactNode;
  /** Prefetches the dialog's code, on hover or focus. */
  load: () => Promise<unknown>;
  /** Content of the open dialog. */
  children: (close: () => void) => ReactNode;
};

/** A button that opens a dialog, whose code loads on demand. */
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
