import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CalendarDays, Clock, type IconComponent, Wallet } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { PayoutOverview } from "@/lib/payouts/dto";
import { payoutDates, SHORT } from "./payout-dates";

/** Prevents a line break in "2-7". */
const unbroken = {
  nb: (days: ReactNode) => <span className="whitespace-nowrap">{days}</span>,
};

/** Available and pending balance, and the date of the next payout (specification B, section 2). */
export function BalanceStrip({ overview }: { overview: PayoutOverview }) {
  const t = useTranslations("payouts.balances");
  const dateText = useDates();
  const { availableCents, pendingCents, state } = overview;
  const isHeld = state.kind === "held";
  return (
    <section
      aria-label={t("label")}
      className="grid grid-cols-2 overflow-hidden rounded-lg border bg-card sm:grid-cols-[1.15fr_1fr_1.3fr]"
    >
      <Figure name={t("available")} hint={t(isHeld ? "heldHint" : "availableHint")} icon={Wallet}>
        <Price amount={formatMoney(availableCents)} className="" />
      </Figure>
      <Figure
        name={t("pending")}
        hint={t.rich("pendingHint", unbroken)}
        icon={Clock}
        className="border-s"
      >
        <Price amount={formatMoney(pendingCents)} className="" />
      </Figure>
      <Figure
        name={t("next")}
        hint={isHeld ? t("pausedHint") : t.rich("nextHint", unbroken)}
        icon={CalendarDays}
        className="col-span-2 border-t sm:col-span-1 sm:border-s sm:border-t-0"
      >
        {state.date ? (
          <time dateTime={state.date}>
            {dateText(payoutDates(state.date), { weekday: "short", ...SHORT })}
          </time>
        ) : (
          t(isHeld ? "paused" : "returning")
        )}
      </Figure>
    </section>
  );
}

type FigureProps = {
  name: string;
  hint: ReactNode;
  icon: IconComponent;
  className?: string;
  children: ReactNode;
};

function Figure({ name, hint, icon: Icon, className = "", children }: FigureProps) {
  return (
    <div className={`min-w-0 px-4 pt-5 pb-4.5 sm:px-5.5 ${className}`}>
      <h2 className="flex items-start justify-between gap-2 text-muted-foreground text-sm">
        {name}
        <Icon aria-hidden className="size-4.5 max-sm:hidden" />
      </h2>
      <p className="mt-2.25 mb-2 font-semibold text-2xl leading-tight ar:tracking-normal tracking-[-0.025em] lg:text-[1.875rem]">
        {children}
      </p>
      <p className="text-muted-foreground text-xs">{hint}</p>
    </div>
  );
}
