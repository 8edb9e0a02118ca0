import { useTranslations } from "next-intl";
import { useDates } from "@/lib/i18n/use-dates";

import type { EntryItems, LedgerLine } from "@/lib/payouts/dto";
import { arrivalOf } from "@/lib/payouts/rules";
import { payoutDates, SHORT } from "./payout-dates";
import { richTextTags } from "./rich-text-tags";

/** Purpose of a ledger line, with details. */
export function LedgerEntryText({ line, isHeld }: { line: LedgerLine; isHeld: boolean }) {
  return (
    <>
      <span className="block font-medium">
        <EntryName line={line} />
      </span>
      <span className="block text-muted-foreground text-xs">
        {line.items.length > 0 ? (
          <EntryItemsText items={line.items} />
        ) : (
          <PayoutNote line={line} isHeld={isHeld} />
        )}
      </span>
    </>
  );
}

function EntryName({ line: { kind, orderId, payout } }: { line: LedgerLine }) {
  const t = useTranslations("payouts.ledger");
  if (kind === "payout" || kind === "returned") {
    return t.rich(kind, { destination: payout?.destination ?? "", ...richTextTags });
  }
  return t.rich(kind, { id: String(orderId ?? ""), ...richTextTags });
}

/** "Harari mesob basket with lid, 2", one line for each product in its own direction. */
export function EntryItemsText({ items }: { items: EntryItems[] }) {
  const t = useTranslations("payouts.ledger");
  return items.map(({ title, quantity }) => (
    <span key={title} dir="auto" className="block rtl:text-right">
      {quantity > 1 ? (
        t.rich("item", { title, count: String(quantity), ...richTextTags })
      ) : (
        <bdi>{title}</bdi>
      )}
    </span>
  ));
}

type PayoutNoteProps = { line: LedgerLine; isHeld: boolean };

function PayoutNote({ line: { kind, payout }, isHeld }: PayoutNoteProps) {
  const t = useTranslations("payouts.ledger");
  const dateText = useDates();
  if (!payout || kind === "returned") return null;
  const day = (date: Date) => dateText(date, SHORT);
  if (payout.status === "pending" && isHeld) return t("paused");
  if (payout.status === "pending") {
    const { from, to } = arrivalOf(payout.friday);
    return t("arrives", { from: day(payoutDates(from)), to: day(payoutDates(to)) });
  }
  const date = day(new Date(payout.decidedAt ?? payout.createdAt));
  return payout.status === "paid" ? t("arrived", { date }) : t("cameBack", { date });
}
