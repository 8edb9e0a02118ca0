import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { PayoutOverview } from "@/lib/payouts/dto";
import { payoutDates } from "./payout-dates";
import { richTextTags } from "./rich-text-tags";

/** The next payout, in one sentence. */
export function PayoutIntro({ overview }: { overview: PayoutOverview }) {
  const t = useTranslations("payouts.lead");
  const dateText = useDates();
  const { availableCents, account, nextFriday } = overview;
  const amount = formatMoney(Math.abs(availableCents));
  const date = dateText(payoutDates(nextFriday), {
    weekday: "long",
    month: "long",
    day: "numeric",
  });

  function sentence() {
    if (availableCents < 0) return t.rich("owed", { amount, ...richTextTags });
    if (availableCents === 0) return t("nothing");
    if (!account) return t.rich("connect", { amount, ...richTextTags });
    return t.rich(account.kind, { amount, date, ...richTextTags });
  }
  return <p className="mt-0.5 text-base text-muted-foreground">{sentence()}</p>;
}
