"use client";

import type { ReactNode } from "react";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";

type ConfirmButtonProps = {
  label: string;
  /** Accessible name, if the label alone is ambiguous in a list. */
  name?: string;
  title: string;
  text: ReactNode;
  cancelLabel: string;
  isPending: boolean;
  onConfirm: () => Promise<void>;
} & Pick<ButtonVariants, "variant" | "size">;

/** Button whose action has to be confirmed; the confirming button has the same label. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, name, title, text, cancelLabel, isPending, onConfirm, variant, size } = props;
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button
          variant={variant}
          size={size}
          disabled={isPending}
          aria-label={name}
          className="justify-self-start"
        >
          {label}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent title={title} description={text}>
        <AlertDialogCancel>{cancelLabel}</AlertDialogCancel>
        <AlertDialogAction onClick={() => void onConfirm()}>{label}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
