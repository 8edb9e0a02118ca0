import { useTranslations } from "next-intl";
import { Clock } from "@/components/ui/icons";

import { StatusBadge, type StatusShape } from "@/components/ui/status-badge";
import type { TicketRow } from "@/lib/support/queries";
import { hoursLeft, isTicketCategory } from "@/lib/support/rules";

const SHAPES: Record<TicketRow["status"], StatusShape> = {
  open: "pending",
  answered: "approved",
  closed: "neutral",
};

export function TicketStatus({ status }: Pick<TicketRow, "status">) {
  const t = useTranslations("support.status");
  return <StatusBadge shape={SHAPES[status]}>{t(status)}</StatusBadge>;
}

/** The translated category of a ticket. */
export function TicketCategory({ category }: Pick<TicketRow, "category">) {
  const t = useTranslations("support");
  return isTicketCategory(category) ? t(`category.${category}`) : t("noCategory");
}

/** Remaining time to answer an open ticket, or the time since it is overdue. */
export function TicketAge({ createdAt, now }: { createdAt: string; now: Date }) {
  const t = useTranslations("support.age");
  const hours = hoursLeft(createdAt, now);
  const isLate = hours < 0;
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-semibold text-xs ${
        isLate ? "text-destructive-ink" : "text-muted-foreground"
      }`}
    >
      <Clock aria-hidden className="size-3.5 stroke-2" />
      {isLate ? t("late", { count: -hours }) : t("left", { count: hours })}
    </span>
  );
}
