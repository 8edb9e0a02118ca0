"use client";

import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { X } from "@/components/ui/icons";
import { cn } from "@/lib/core/cn";
import { OVERLAY, PANEL } from "./overlay-classes";
import { Thread } from "./weaves";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type DialogContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> & {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
};

/** At most 520 px wide with the thread on top; a bottom sheet on phones. */
export function DialogContent({
  title,
  description,
  closeLabel,
  className,
  children,
  ...rest
}: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={OVERLAY} />
      <DialogPrimitive.Content
        className={cn(PANEL, className)}
        {...(description ? {} : { "aria-describedby": undefined })}
        onInteractOutside={preventCloseByToast}
        {...rest}
      >
        <Thread className="sticky top-0 z-1 h-1! shrink-0" />
        <div className="p-6">
          <div className="flex items-start justify-between gap-3">
            <DialogPrimitive.Title className="display text-d4">{title}</DialogPrimitive.Title>
            <DialogPrimitive.Close
              aria-label={closeLabel}
              className="-me-2.5 -mt-2.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-accent hover:text-accent-foreground"
            >
              <X aria-hidden className="size-5" />
            </DialogPrimitive.Close>
          </div>
          {description && (
            <DialogPrimitive.Description className="mt-0.5 text-muted-foreground text-sm">
              {description}
            </DialogPrimitive.Description>
          )}
          <div className="mt-4.5">{children}</div>
        </div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

// Closing a toast must not close the dialog below it.
function preventCloseByToast(event: Event) {
  const target = event.target;
  if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** Actions of a dialog, the confirming one last. `className` sets the margin above. */
export function DialogFooter({ className = "mt-5", ...rest }: ComponentProps<"div">) {
  return (
    <div
      className={cn("flex flex-wrap justify-end gap-2 max-sm:[&>*]:grow", className)}
      {...rest}
    />
  );
}
