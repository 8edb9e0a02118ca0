"use client";

import { useTranslations } from "next-intl";
import { CircleCheck, CircleX, TriangleAlert } from "@/components/ui/icons";

import { EVENT_ZONE } from "@/lib/events/rules";
import { useDates } from "@/lib/i18n/use-dates";
import type { Verdict } from "./check-in-queue";

const PRESENTATIONS = {
  in: { className: "bg-success-soft text-success-ink", Icon: CircleCheck },
  already: { className: "bg-warning-soft text-warning-ink", Icon: TriangleAlert },
  unknown: { className: "bg-destructive-soft text-destructive-ink", Icon: CircleX },
} as const;

/** Result of the last code, large enough to be read at arm's length. */
export function ScanResultPanel({ verdict }: { verdict: Verdict | null }) {
  return (
    <div role="status" aria-live="assertive" className="empty:hidden">
      {verdict && <VerdictMessage verdict={verdict} />}
    </div>
  );
}

function VerdictMessage({ verdict: { result, guest, isQueued } }: { verdict: Verdict }) {
  const t = useTranslations("events.checkIn");
  const dateText = useDates();
  const { className, Icon } = PRESENTATIONS[result.outcome];
  const time = (time: string) =>
    dateText(new Date(time), { hour: "numeric", minute: "2-digit", timeZone: EVENT_ZONE });
  return (
    <div className={`flex items-start gap-4 rounded-lg p-5 ${className}`}>
      <Icon aria-hidden className="size-9 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold text-2xl">
          {result.outcome === "already"
            ? t("messages.already", { at: time(result.at) })
            : t(`messages.${result.outcome}`)}
        </p>
        {guest && (
          <p>
            <bdi className="wrap-anywhere font-semibold">{guest.name}</bdi>
            {" · "}
            {t("seat", { number: String(guest.position) })}
          </p>
        )}
        {isQueued && result.outcome === "in" && (
          <p className="text-sm">{t("messages.savedOffline")}</p>
        )}
        {isQueued && result.outcome === "unknown" && (
          <p className="text-sm">{t("messages.unsure")}</p>
        )}
      </div>
    </div>
  );
}
