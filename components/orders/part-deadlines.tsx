import { useFormatter, useTranslations } from "next-intl";

import type { PartDetail } from "@/lib/orders/dto/detail";
import { DAY } from "./moment";

/** Until when pieces may go back and damage may be claimed, or that they may not. */
export function PartDeadlines({ part, now }: { part: PartDetail; now: number }) {
  const t = useTranslations("orders.part");
  const format = useFormatter();
  if (part.status === "cancelled") return null;
  const day = (iso: string) => format.dateTime(new Date(iso), DAY);
  const { returnUntil, damageUntil, items } = part;
  const isFood = items.every((item) => !item.isReturnable);
  const hasFood = items.some((item) => !item.isReturnable);
  const isOpen = (until: string | null) => until !== null && Date.parse(until) > now;

  const notes: string[] = [];
  if (isFood) notes.push(t("food"));
  else if (!returnUntil) notes.push(t("afterDelivery"));
  else {
    const date = day(returnUntil);
    notes.push(isOpen(returnUntil) ? t("returnUntil", { date }) : t("returnClosed", { date }));
    if (hasFood) notes.push(t("food"));
  }
  if (damageUntil && isOpen(damageUntil)) {
    notes.push(t("damageUntil", { date: format.dateTime(new Date(damageUntil), DAY) }));
  }
  return <p className="text-muted-foreground text-sm sm:ms-auto">{notes.join(" · ")}</p>;
}
