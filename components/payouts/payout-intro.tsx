import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { PayoutOverview } from "@/lib/payouts/dto";
import { payoutDates } from "./payout-dates";
import { richTextTags } from "./rich-text-tags";

/** The next payout, in one sentence. */
export function PayoutIntro({ overview }: { overview: PayoutOverview }) {
  const t = useTranslations("payouts.lead");
  const dateText = useDates();
  const { availableCents, account, state } = overview;
  const amount = formatMoney(Math.abs(availableCents));
  const date =
    state.date &&
    dateText(payoutDates(state.date), { weekday: "long", month: "long", day: "numeric" });

  if (!date) return <Intro>{t(state.kind === "held" ? "held" : "returning")}</Intro>;

  function sentence(day: string) {
    if (availableCents < 0) return t.rich("owed", { amount, ...richTextTags });
    if (availableCents === 0) return t("nothing");
    if (!account) return t.rich("connect", { amount, ...richTextTags });
    if (state.kind === "failed") return t.rich("again", { amount, date: day, ...richTextTags });
    return t.rich(account.kind, { amount, date: day, ...richTextTags });
  }
  return <Intro>{sentence(date)}</Intro>;
}

function Intro({ children }: { children: ReactNode }) {
  return <p className="mt-0.5 text-base text-muted-foreground">{children}</p>;
}
