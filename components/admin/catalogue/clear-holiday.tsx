"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import { Button } from "@/components/ui/button";
import { clearHolidayDateAction } from "@/lib/holidays/actions";
import type { Holiday } from "@/lib/holidays/rules";

/** Resets a holiday to its computed date. */
export function ClearHoliday({
  holiday,
  year,
  name,
}: {
  holiday: Holiday;
  year: number;
  name: string;
}) {
  const t = useTranslations("catalogueAdmin.holidays");
  const { isPending, act } = useAct();
  const clear = () =>
    act(() => clearHolidayDateAction({ holiday, year }), {
      done: () => [t("cleared"), name],
      failed: t("clearFailed"),
    });

  return (
    <Button variant="ghost" size="sm" disabled={isPending} onClick={clear}>
      {t("clear")}
      <span className="sr-only">{` ${name}`}</span>
    </Button>
  );
}
