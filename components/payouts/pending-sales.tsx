import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { ChevronDown } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { PendingSale } from "@/lib/payouts/dto";
import { EntryItemsText } from "./ledger-entry-text";
import { LedgerTable } from "./ledger-table";
import { SHORT } from "./payout-dates";
import { richTextTags } from "./rich-text-tags";

type PendingSalesProps = {
  sales: PendingSale[];
  /** The whole pending balance, including sales that are not shown. */
  totalCents: number;
};

/** Sales that are not available yet, and the reason. Collapsed by default. */
export function PendingSales({ sales, totalCents }: PendingSalesProps) {
  const t = useTranslations("payouts");
  const visibleCents = sales.reduce((sum, { netCents }) => sum + netCents, 0);
  return (
    <Card>
      <details className="group">
        <summary className="flex list-none items-center gap-3 px-4 py-3.5 -outline-offset-2 sm:px-5.5 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 grow">
            <h2 className="font-semibold text-lg">{t("waiting.title")}</h2>
            <span className="block text-muted-foreground text-sm">{t("waiting.text")}</span>
          </span>
          <Price amount={formatMoney(totalCents)} className="font-bold" />
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </summary>
        <LedgerTable
          caption={t("waiting.title")}
          hasBalance={false}
          rows={sales.map((sale) => ({
            ...sale,
            key: sale.sellerOrderId,
            at: sale.paidAt,
            entry: (
              <>
                <span className="block font-medium">
                  {t.rich("ledger.sale", { id: String(sale.orderId), ...richTextTags })}
                </span>
                <Small>
                  <EntryItemsText items={sale.items} />
                </Small>
                <Small>
                  <WaitsFor sale={sale} />
                </Small>
              </>
            ),
          }))}
        />
        {visibleCents !== totalCents && (
          <p className="border-t px-4 py-3 text-muted-foreground text-sm sm:px-5.5">
            {t("waiting.newest", { count: String(sales.length) })}
          </p>
        )}
      </details>
    </Card>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-muted-foreground text-xs">{children}</span>;
}

function WaitsFor({ sale: { availableAt, isDisputed } }: { sale: PendingSale }) {
  const t = useTranslations("payouts.waiting");
  const dateText = useDates();
  if (isDisputed) return t("disputed");
  if (!availableAt) return t("toShip");
  return t("available", { date: dateText(new Date(availableAt), SHORT) });
}
