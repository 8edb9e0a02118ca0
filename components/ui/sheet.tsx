"use client";

import { Dialog as DialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { X } from "@/components/ui/icons";
import { cn } from "@/lib/core/cn";

import { OVERLAY } from "./overlay-classes";
import { Thread } from "./weaves";

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;
export const SheetClose = DialogPrimitive.Close;

const SIDES = {
  start:
    "inset-y-0 start-0 w-[min(320px,calc(100vw-3rem))] data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left rtl:data-[state=closed]:slide-out-to-right rtl:data-[state=open]:slide-in-from-right",
  end: "inset-y-0 end-0 w-[min(400px,calc(100vw-3rem))] data-[state=closed]:slide-out-to-right data-[state=open]:slide-in-from-right rtl:data-[state=closed]:slide-out-to-left rtl:data-[state=open]:slide-in-from-left",
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-[10px] data-[state=closed]:slide-out-to-bottom data-[state=open]:slide-in-from-bottom",
};

type SheetContentProps = {
  side?: keyof typeof SIDES;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  className?: string;
  /** Called when the sheet closes, to return the focus to its opener. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** Panel at an edge of the screen, such as the mobile menu or the shop filters. */
export function SheetContent({
  side = "start",
  title,
  closeLabel,
  children,
  className,
  ...rest
}: SheetContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={OVERLAY} />
      <DialogPrimitive.Content
        aria-describedby={undefined}
        className={cn(
          "fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-background shadow-lg outline-none duration-280 ease-out data-[state=closed]:animate-out data-[state=open]:animate-in",
          SIDES[side],
          className,
        )}
        {...rest}
      >
        <div className="sticky top-0 z-1 bg-card">
          <Thread className="h-1!" />
          <div className="flex min-h-14 items-center justify-between border-b ps-4.5 pe-1">
            <DialogPrimitive.Title className="font-semibold">{title}</DialogPrimitive.Title>
            <DialogPrimitive.Close
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-md hover:bg-accent hover:text-accent-foreground"
            >
              <X aria-hidden className="size-5" />
            </DialogPrimitive.Close>
          </div>
        </div>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
