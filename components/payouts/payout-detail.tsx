import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Download } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import type { LedgerLine, Payout } from "@/lib/payouts/dto";
import { LedgerEntryText } from "./ledger-entry-text";
import { LedgerTable } from "./ledger-table";
import { PayoutBadge } from "./payout-badge";
import { payoutDates } from "./payout-dates";
import { richTextTags } from "./rich-text-tags";

type PayoutDetailProps = {
  payout: Payout;
  lines: LedgerLine[];
  /** Whether payouts are on hold. */
  isHeld: boolean;
};

/** The itemized statement of one payout: every paid line, and their sum. */
export function PayoutDetail({ payout, lines, isHeld }: PayoutDetailProps) {
  const t = useTranslations("payouts");
  const dateText = useDates();
  const title = t("detail.title", {
    date: dateText(payoutDates(payout.friday), LONG_DATE),
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
      <Breadcrumbs
        label={t("detail.crumbs")}
        crumbs={[{ name: t("title"), href: "/payout-settings" }, { name: title }]}
      />
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="display text-d3 md:text-[1.875rem]">{title}</h1>
            <PayoutBadge status={payout.status} />
          </div>
          <p className="mt-0.5 text-muted-foreground">
            {t.rich("detail.text", { destination: payout.destination, ...richTextTags })}
          </p>
        </div>
        <a
          href={`/api/payouts/statement?payout=${payout.id}`}
          download
          className={buttonVariants({ variant: "outline" })}
        >
          <Download aria-hidden />
          {t("statement")}
        </a>
      </header>
      <Card>
        <LedgerTable
          caption={title}
          hasBalance={false}
          rows={lines.map((line) => ({
            ...line,
            key: line.id,
            entry: <LedgerEntryText line={line} isHeld={isHeld} />,
          }))}
        />
        <p className="flex items-baseline justify-between gap-4 border-border-strong border-t px-4 py-4 sm:px-5.5">
          <span className="font-semibold text-lg">{t("ledger.total")}</span>
          <Price amount={formatMoney(payout.amountCents)} className="font-bold text-2xl" />
        </p>
      </Card>
    </div>
  );
}
