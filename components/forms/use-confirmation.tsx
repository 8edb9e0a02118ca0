"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from "@/components/ui/alert-dialog";

type Question = {
  title: ReactNode;
  text: ReactNode;
  /** Label of the confirming button. */
  act: string;
};

type OpenQuestion = { question: Question; resolve: (isConfirmed: boolean) => void };

/**
 * Returns a function that asks a question and resolves to whether it was confirmed, and the dialog in which it is asked.
 */
export function useConfirmation() {
  const common = useTranslations("common");
  const [open, setOpen] = useState<OpenQuestion | null>(null);

  const confirm = (question: Question) =>
    new Promise<boolean>((resolve) => setOpen({ question, resolve }));

  function close(isConfirmed: boolean) {
    open?.resolve(isConfirmed);
    setOpen(null);
  }

  const dialog = open && (
    <AlertDialog open onOpenChange={(isOpen) => !isOpen && close(false)}>
      <AlertDialogContent title={open.question.title} description={open.question.text}>
        <AlertDialogCancel>{common("cancel")}</AlertDialogCancel>
        <AlertDialogAction onClick={() => close(true)}>{open.question.act}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
  return { confirm, dialog };
}
