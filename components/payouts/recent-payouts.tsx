import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { addDays } from "@/lib/core/business-calendar";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { Payout } from "@/lib/payouts/dto";
import { PayoutBadge } from "./payout-badge";
import { payoutDates, SHORT } from "./payout-dates";

/** The latest payouts; each opens its itemized statement. */
export function RecentPayouts({ payouts, isHeld }: { payouts: Payout[]; isHeld: boolean }) {
  const t = useTranslations("payouts.recent");
  return (
    <Card>
      <section aria-labelledby="recent-title">
        <h2 id="recent-title" className="px-4 pt-4.5 pb-3 font-semibold text-lg sm:px-5.5">
          {t("title")}
        </h2>
        {payouts.length === 0 && (
          <p className="border-t px-4 py-5 text-muted-foreground text-sm sm:px-5.5">
            {t(isHeld ? "emptyHeld" : "empty")}
          </p>
        )}
        <ul>
          {payouts.map((payout) => (
            <li key={payout.id}>
              <PayoutRow payout={payout} next={payoutAfter(payouts, payout)} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** The payout that includes the amount of a failed one. */
function payoutAfter(payouts: Payout[], failedPayout: Payout) {
  return payouts.findLast(
    ({ friday, status }) => friday > failedPayout.friday && status !== "failed",
  );
}

function PayoutRow({ payout, next }: { payout: Payout; next: Payout | undefined }) {
  const t = useTranslations("payouts.recent");
  const dateText = useDates();
  const day = (date: string) => dateText(payoutDates(date), SHORT);
  const date = day(payout.friday);

  function note() {
    if (payout.status !== "failed") return t("week", { date: day(addDays(payout.friday, -7)) });
    const providerReason = payout.kind === "mobile" ? payout.failureReason : null;
    const reason = providerReason ?? t("refused");
    return next ? t("again", { reason, date: day(next.friday) }) : t("back", { reason });
  }
  return (
    <Link
      href={`/payout-settings?payout=${payout.id}`}
      className="grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t px-4 py-2 text-md -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:grid-cols-[104px_minmax(0,1fr)_auto_auto] sm:px-5.5"
    >
      <Price amount={formatMoney(payout.amountCents)} className="font-bold" />
      <span className="text-muted-foreground text-sm max-sm:order-3 max-sm:col-span-3">
        {note()}
      </span>
      <time
        dateTime={payout.friday}
        className="text-muted-foreground text-sm tabular-nums max-sm:justify-self-end"
      >
        <span className="sr-only">{t("open", { date })}</span>
        <span aria-hidden>{date}</span>
      </time>
      <span className="justify-self-end sm:min-w-23 sm:text-end">
        <PayoutBadge status={payout.status} />
      </span>
    </Link>
  );
}
