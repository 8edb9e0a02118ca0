"use client";

import { useTranslations } from "next-intl";

import { Undo2 } from "@/components/ui/icons";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";

import { ImportCommand } from "./import-command";

/** Undoes a finished import, with the day until which that is possible. */
export function UndoImport({ id, until }: { id: number; until: string }) {
  const t = useTranslations("products.import.undo");
  const format = useDates();
  const date = format(new Date(until), LONG_DATE);
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-muted p-4 text-sm">
      <p className="flex min-w-0 gap-3">
        <Undo2 aria-hidden className="rtl-flip size-5 shrink-0" />
        {t("until", { date })}
      </p>
      <ImportCommand id={id} command="undo" />
    </section>
  );
}
