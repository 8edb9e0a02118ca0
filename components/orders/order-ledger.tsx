import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MOMENT } from "@/components/time/date-formats";
import { Moment } from "@/components/time/moment";
import { Price } from "@/components/ui/price";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatDecimal, formatMoney } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import type { OrderLedger as Books } from "@/lib/orders/dto/ledger-view";
import { richTextTags } from "./rich-text-tags";

type OrderLedgerProps = { books: Books; sellerOrders: OrderDetail["sellerOrders"] };

/** Disputes, ledger entries and audit log. */
export function OrderLedger({ books, sellerOrders }: OrderLedgerProps) {
  const t = useTranslations("orders.books");
  const sellerOf = new Map(sellerOrders.map(({ id, seller }) => [id, seller.username]));
  return (
    <>
      <Disputes disputes={books.disputes} />
      <Table
        title={t("ledger")}
        heads={[t("date"), t("entry"), t("account"), t("seller"), t("amount")]}
      >
        {books.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </Table>
      <Table title={t("log")} heads={[t("date"), t("seller"), t("move"), t("who"), t("why")]}>
        {books.changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            seller={sellerOf.get(change.sellerOrderId ?? 0)}
          />
        ))}
      </Table>
    </>
  );
}

const SHAPES = { open: "pending", won: "approved", lost: "rejected" } as const;

function Disputes({ disputes }: { disputes: Books["disputes"] }) {
  const t = useTranslations("orders.books");
  const dateText = useDates();
  if (disputes.length === 0) return null;
  return (
    <section className="rounded-lg border border-border bg-card">
      <h2 className="px-5 py-4 font-semibold text-lg">{t("disputes")}</h2>
      <ul>
        {disputes.map(({ id, amount, reason, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-t px-5 py-3">
            <span className="min-w-0 grow">
              {t.rich("dispute", {
                amount: formatDecimal(amount),
                date: dateText(new Date(createdAt), MOMENT),
                ...richTextTags,
              })}
              <bdi className="block text-muted-foreground text-sm">{reason}</bdi>
            </span>
            <StatusBadge shape={SHAPES[status]}>{t(`state.${status}`)}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CELL = "px-2 py-2.5 align-top first:ps-5 last:pe-5";

type TableProps = { title: string; heads: string[]; children: ReactNode };

/** Wide tables scroll inside their card, also by keyboard. */
function Table({ title, heads, children }: TableProps) {
  return (
    <section className="overflow-hidden rounded-lg border border-border bg-card">
      <h2 className="px-5 py-4 font-semibold text-lg">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-140 border-collapse text-sm">
          <thead>
            <tr>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={`${CELL} text-start font-medium text-muted-foreground text-xs`}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </section>
  );
}

function EntryRow({ entry }: { entry: Books["entries"][number] }) {
  const t = useTranslations("orders.books.accounts");
  const { ref, account, seller, amountCents, createdAt } = entry;
  return (
    <tr className="border-t">
      <td className={`${CELL} whitespace-nowrap`}>
        <Moment at={createdAt} hasYear={false} />
      </td>
      <td className={CELL}>
        <bdi dir="ltr">{ref}</bdi>
      </td>
      <td className={CELL}>{t(account)}</td>
      <td className={CELL}>{seller && <bdi>{seller}</bdi>}</td>
      <td className={`${CELL} whitespace-nowrap`}>
        <Price amount={formatMoney(amountCents)} className="font-semibold" />
      </td>
    </tr>
  );
}

type ChangeRowProps = { change: Books["changes"][number]; seller: string | undefined };

function ChangeRow({ change, seller }: ChangeRowProps) {
  const t = useTranslations("orders");
  const { fromStatus, toStatus, actor, reason, createdAt } = change;
  return (
    <tr className="border-t">
      <td className={`${CELL} whitespace-nowrap`}>
        <Moment at={createdAt} hasYear={false} />
      </td>
      <td className={CELL}>{seller && <bdi>{seller}</bdi>}</td>
      <td className={CELL}>
        {t("books.moved", { from: t(`status.${fromStatus}`), to: t(`status.${toStatus}`) })}
      </td>
      <td className={CELL}>{actor ? <bdi>{actor}</bdi> : t("books.system")}</td>
      <td className={`${CELL} [overflow-wrap:anywhere]`}>
        <bdi>{reason}</bdi>
      </td>
    </tr>
  );
}
