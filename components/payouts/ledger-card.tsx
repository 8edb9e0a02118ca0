import { useTranslations } from "next-intl";
import { QuerySelect } from "@/components/forms/query-select";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { useDates } from "@/lib/i18n/use-dates";
import type { BalancedLine } from "@/lib/payouts/queries/ledger";
import { LedgerEntryText } from "./ledger-entry-text";
import { LedgerTable } from "./ledger-table";
import { payoutDates } from "./payout-dates";

type LedgerCardProps = {
  lines: BalancedLine[];
  /** Total number of lines. */
  count: number;
  month: string;
  /** Newest first. */
  months: string[];
  /** Whether all lines were requested. */
  isComplete: boolean;
  /** Whether payouts are on hold. */
  isHeld: boolean;
};

/** A month of the available balance, newest first, with the balance after each line. */
export function LedgerCard({ lines, count, month, months, isComplete, isHeld }: LedgerCardProps) {
  const t = useTranslations("payouts.ledger");
  const dateText = useDates();
  const nameOf = (monthKey: string) =>
    dateText(payoutDates(`${monthKey}-15`), { month: "long", year: "numeric" });
  function textOf() {
    if (month !== months[0]) return "textPast";
    return isHeld ? "textHeld" : "text";
  }
  return (
    <Card>
      <section aria-labelledby="ledger-title">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-4.5 pb-3 sm:px-5.5">
          <div className="min-w-0">
            <h2 id="ledger-title" className="font-semibold text-lg">
              {t("title")}
            </h2>
            <p className="text-muted-foreground text-sm">{t(textOf())}</p>
          </div>
          <QuerySelect
            path="/payout-settings"
            name="month"
            label={t("month")}
            show={t("show")}
            value={month}
            options={months.map((monthKey) => ({ value: monthKey, name: nameOf(monthKey) }))}
          />
        </div>
        {lines.length === 0 ? (
          <p className="border-t px-4 py-5 text-muted-foreground text-sm sm:px-5.5">{t("empty")}</p>
        ) : (
          <LedgerTable
            caption={nameOf(month)}
            hasBalance
            rows={lines.map((line) => ({
              ...line,
              key: line.id,
              entry: <LedgerEntryText line={line} isHeld={isHeld} />,
            }))}
          />
        )}
        {count > lines.length && (
          <p className="border-t px-4 py-1.5 text-muted-foreground text-sm sm:px-5.5">
            {isComplete ? (
              t("more", { count: count - lines.length })
            ) : (
              <Link
                href={`/payout-settings?month=${month}&lines=all#ledger-title`}
                className="link inline-flex min-h-11 items-center"
              >
                {t("all", { count })}
              </Link>
            )}
          </p>
        )}
      </section>
    </Card>
  );
}
