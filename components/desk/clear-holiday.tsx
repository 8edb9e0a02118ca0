"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/notify";
import { clearHolidayDateAction } from "@/lib/holidays/actions";
import type { Holiday } from "@/lib/holidays/rules";

/** Goes by the calendar again. */
export function ClearHoliday({
  holiday,
  year,
  name,
}: {
  holiday: Holiday;
  year: number;
  name: string;
}) {
  const t = useTranslations("desk.holidays");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function clear() {
    startTransition(async () => {
      const result = await clearHolidayDateAction({ holiday, year }).catch(() => null);
      if (result?.ok) notify.success(t("cleared"), name);
      else notify.error(t("clearFailed"), result?.message ?? t("failed"));
      router.refresh();
    });
  }

  return (
    <Button variant="ghost" size="sm" disabled={isPending} onClick={clear}>
      {t("clear")}
      <span className="sr-only">{` ${name}`}</span>
    </Button>
  );
}
