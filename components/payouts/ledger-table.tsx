import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/price";
import { formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import { SHORT } from "./payout-dates";

/** One formatted row. Cents. */
type Row = {
  key: number;
  at: string;
  entry: ReactNode;
  amountCents: number | null;
  /** The platform's fee as charged. */
  feeCents: number | null;
  netCents: number;
  basisPoints: number | null;
  balanceCents?: number;
};

const HEAD = "px-2 py-2.5 text-start font-medium text-muted-foreground text-xs";
const NUMBER = "text-end! lg:ps-7";
const FIRST = "ps-4 sm:ps-5.5";
const LAST = "pe-4 sm:pe-5.5";

type LedgerTableProps = { rows: Row[]; caption: string; hasBalance: boolean };

/** Date, entry, amount, fee, net amount and balance; on phones each row is a small card. */
export function LedgerTable({ rows, caption, hasBalance }: LedgerTableProps) {
  const t = useTranslations("payouts.ledger");
  return (
    <table className="block w-full border-collapse text-md sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={`${HEAD} ${FIRST}`}>
            {t("date")}
          </th>
          <th scope="col" className={HEAD}>
            {t("entry")}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            {t("amount")}
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER}`}>
            <FeeName rows={rows} />
          </th>
          <th scope="col" className={`${HEAD} ${NUMBER} ${hasBalance ? "" : LAST}`}>
            {t("yours")}
          </th>
          {hasBalance && (
            <th scope="col" className={`${HEAD} ${NUMBER} ${LAST}`}>
              {t("balance")}
            </th>
          )}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map((row) => (
          <LedgerRow key={row.key} row={row} hasBalance={hasBalance} />
        ))}
      </tbody>
    </table>
  );
}

/** Keep the percent sign behind the number in a right-to-left line. */
const LTR_ISOLATE = "\u2066";
const POP_ISOLATE = "\u2069";

/** "Fee 5%" if all rows have one rate. */
function FeeName({ rows }: { rows: Row[] }) {
  const t = useTranslations("payouts.ledger");
  const rates = new Set(rows.flatMap(({ basisPoints }) => basisPoints ?? []));
  const [rate] = rates;
  if (rates.size !== 1 || rate === undefined) return t("fee");
  return (
    <span className="whitespace-nowrap">
      {t("feeAt", { percent: `${LTR_ISOLATE}${rate / 100}%${POP_ISOLATE}` })}
    </span>
  );
}

const CELL = "block py-0 text-end sm:table-cell sm:px-2 sm:py-2.5 sm:align-middle";

function LedgerRow({ row, hasBalance }: { row: Row; hasBalance: boolean }) {
  const t = useTranslations("payouts.ledger");
  const dateText = useDates();
  const { at, entry, amountCents, feeCents, netCents, balanceCents } = row;
  return (
    <tr className="flex flex-wrap gap-x-4 gap-y-0.5 border-t px-4 py-3 sm:table-row sm:p-0">
      <td
        className={`${CELL} ${hasBalance ? "grow basis-2/5" : "basis-full"} order-3 text-muted-foreground text-sm text-start! max-sm:ps-0 sm:whitespace-nowrap sm:ps-5.5! sm:text-md`}
      >
        <time dateTime={at}>{dateText(new Date(at), SHORT)}</time>
      </td>
      <td className={`${CELL} order-1 grow basis-[calc(100%-7.5rem)] text-start!`}>{entry}</td>
      <Cents
        name={t("amount")}
        cents={amountCents}
        className="order-5 grow basis-2/5 text-start! sm:text-end!"
      />
      <Cents
        name={t("fee")}
        cents={feeCents === null ? null : -feeCents || 0}
        className="order-6 sm:text-muted-foreground"
      />
      <td className={`${CELL} order-2 basis-26 ${hasBalance ? "" : "sm:pe-5.5!"}`}>
        <Price amount={formatMoney(netCents)} className="font-bold" />
      </td>
      {hasBalance && (
        <td
          className={`${CELL} order-4 text-muted-foreground text-sm sm:pe-5.5! sm:text-foreground sm:text-md`}
        >
          <span className="sm:hidden">{t("balance")} </span>
          <Price amount={formatMoney(balanceCents ?? 0)} className="" />
        </td>
      )}
    </tr>
  );
}

type CentsProps = { name: string; cents: number | null; className: string };

/** An amount that payouts lack; labeled on phones. */
function Cents({ name, cents, className }: CentsProps) {
  if (cents === null) return <td className={`${CELL} order-7 max-sm:hidden`} />;
  return (
    <td
      className={`${CELL} text-muted-foreground text-xs sm:text-foreground sm:text-md ${className}`}
    >
      <span className="sm:hidden">{name} </span>
      <Price amount={formatMoney(cents)} className="" />
    </td>
  );
}
