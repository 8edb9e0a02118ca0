"use client";

import { useTranslations } from "next-intl";

import { Banner } from "@/components/ui/banner";
import { useDates } from "@/lib/i18n/use-dates";
import type { Subscription } from "@/lib/plans/dto";

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

type PlanBannerProps = { plan: string; subscription: Subscription | null };

/** The viewer's plan and its end date. */
export function PlanBanner({ plan, subscription }: PlanBannerProps) {
  const t = useTranslations("plans");
  const dateText = useDates();
  const end = subscription?.currentPeriodEnd;
  const day = end ? dateText(new Date(end), DAY) : null;
  const isEnding = subscription?.cancelAtPeriodEnd ?? false;
  const next = subscription?.next;
  return (
    <Banner tone={isEnding ? "warning" : "neutral"}>
      <span className="font-semibold">{t("banner", { plan })}</span>{" "}
      {day && next && t("changes", { plan: next.plan.name, interval: next.interval, day })}
      {day && !next && t(isEnding ? "ends" : "renews", { day })}
    </Banner>
  );
}
