"use client";

import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

import { type ButtonVariants, buttonVariants } from "./button-variants";
import { OVERLAY, PANEL } from "./overlay-classes";
import { Thread } from "./weaves";

export const AlertDialog = AlertDialogPrimitive.Root;
export const AlertDialogTrigger = AlertDialogPrimitive.Trigger;

type AlertDialogContentProps = {
  title: ReactNode;
  description: ReactNode;
  /** Cancel button first, the confirming button last. */
  children: ReactNode;
};

/** Confirmation of a destructive action. The label of the confirming button names what it deletes or disconnects. */
export function AlertDialogContent({ title, description, children }: AlertDialogContentProps) {
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={OVERLAY} />
      <AlertDialogPrimitive.Content className={PANEL}>
        <Thread className="h-1! shrink-0" />
        <div className="p-6">
          <AlertDialogPrimitive.Title className="display text-d4">
            {title}
          </AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="mt-1 text-muted-foreground text-sm">
            {description}
          </AlertDialogPrimitive.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:[&>*]:grow">{children}</div>
        </div>
      </AlertDialogPrimitive.Content>
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogCancel({
  className,
  ...rest
}: ComponentProps<typeof AlertDialogPrimitive.Cancel>) {
  return (
    <AlertDialogPrimitive.Cancel
      className={buttonVariants({ variant: "ghost", className })}
      {...rest}
    />
  );
}

export function AlertDialogAction({
  className,
  variant = "destructive",
  ...rest
}: ComponentProps<typeof AlertDialogPrimitive.Action> & Pick<ButtonVariants, "variant">) {
  return (
    <AlertDialogPrimitive.Action className={buttonVariants({ variant, className })} {...rest} />
  );
}
