"use client";

import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";

import { EVENT_ZONE } from "@/lib/events/rules";
import { useDates } from "@/lib/i18n/use-dates";
import type { Verdict } from "./check-in-queue";

const PRESENTATIONS = {
  in: { look: "bg-success-soft text-success-ink", Icon: CircleCheck },
  already: { look: "bg-warning-soft text-warning-ink", Icon: TriangleAlert },
  unknown: { look: "bg-destructive-soft text-destructive-ink", Icon: CircleX },
} as const;

/** Result of the last code, large enough to be read at arm's length. */
export function ScanResultPanel({ verdict }: { verdict: Verdict | null }) {
  return (
    <div role="status" aria-live="assertive" className="empty:hidden">
      {verdict && <Said verdict={verdict} />}
    </div>
  );
}

function Said({ verdict: { answer, guest, isKept } }: { verdict: Verdict }) {
  const t = useTranslations("events.checkIn");
  const dateText = useDates();
  const { look, Icon } = PRESENTATIONS[answer.outcome];
  const time = (at: string) =>
    dateText(new Date(at), { hour: "numeric", minute: "2-digit", timeZone: EVENT_ZONE });
  return (
    <div className={`flex items-start gap-4 rounded-lg p-5 ${look}`}>
      <Icon aria-hidden className="size-9 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold text-2xl">
          {answer.outcome === "already"
            ? t("said.already", { at: time(answer.at) })
            : t(`said.${answer.outcome}`)}
        </p>
        {guest && (
          <p>
            <bdi className="wrap-anywhere font-semibold">{guest.name}</bdi>
            {" · "}
            {t("seat", { number: String(guest.position) })}
          </p>
        )}
        {isKept && answer.outcome === "in" && <p className="text-sm">{t("said.kept")}</p>}
        {isKept && answer.outcome === "unknown" && <p className="text-sm">{t("said.unsure")}</p>}
      </div>
    </div>
  );
}
