import { useTranslations } from "next-intl";
import { dayOf } from "@/components/time/dates";
import { ButtonLink } from "@/components/ui/button-link";
import { ExternalLink, Plus } from "@/components/ui/icons";
import { useDates } from "@/lib/i18n/use-dates";
import type { Dashboard } from "@/lib/seller-dashboard/queries/overview";
import { richTextTags } from "./rich-text-tags";

/** Greeting, next task, and a seller's two main actions. */
export function DashboardHeader({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations("dashboard.header");
  const dateText = useDates();
  const { name, payoutState, shopPath, sales } = dashboard;
  const format = { weekday: "long", month: "long", day: "numeric" } as const;
  const payout = payoutState.date
    ? dateText(dayOf(payoutState.date), format)
    : t(payoutState.kind === "held" ? "payoutPaused" : "payoutReturning");
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="display wrap-anywhere text-d3 md:text-[1.875rem]">
          {t.rich("welcome", { name, ...richTextTags })}
        </h1>
        <p className="mt-0.5 text-base text-muted-foreground">
          {t("lead", { count: sales.toShip.count, date: payout })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
        <ButtonLink href={shopPath} target="_blank" variant="outline">
          <ExternalLink aria-hidden className="rtl-flip" />
          {t("viewShop")}
          <span className="sr-only">{t("newWindow")}</span>
        </ButtonLink>
        <ButtonLink href="/add-product">
          <Plus aria-hidden />
          {t("addProduct")}
        </ButtonLink>
      </div>
    </header>
  );
}
