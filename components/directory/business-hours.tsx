import { useTranslations } from "next-intl";
import { ChevronDown, Clock } from "@/components/ui/icons";

import type { FormatHours } from "./format-hours";

/** Opening hours, collapsed by default. */
export function BusinessHours({ rows, closed }: FormatHours) {
  const t = useTranslations("directory.card");
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.75 text-muted-foreground hover:underline [&::-webkit-details-marker]:hidden">
        <Clock aria-hidden className="size-4" />
        {t("hours")}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-1 pb-2">
        {rows.map(({ days, open }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-4">
            <dt>{days}</dt>
            <dd className="tabular-nums">{open}</dd>
          </div>
        ))}
        {closed !== "" && (
          <div className="flex flex-wrap justify-between gap-x-4 text-muted-foreground">
            <dt>{closed}</dt>
            <dd>{t("closed")}</dd>
          </div>
        )}
      </dl>
    </details>
  );
}
