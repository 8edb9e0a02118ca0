import { useTranslations } from "next-intl";
import { DAY } from "@/components/time/date-formats";
import { useDates } from "@/lib/i18n/use-dates";
import type { SellerOrderDetail } from "@/lib/orders/dto/detail";

const NOTES = {
  food: "food",
  personal_care: "personalCare",
  made_to_order: "madeToOrder",
} as const;

/** Deadlines for returns and damage claims, or that they are excluded. */
export function SellerOrderDeadlines({
  sellerOrder,
  now,
}: {
  sellerOrder: SellerOrderDetail;
  now: number;
}) {
  const t = useTranslations("orders.sellerOrder");
  const dateText = useDates();
  if (sellerOrder.status === "cancelled") return null;
  const day = (iso: string) => dateText(new Date(iso), DAY);
  const { returnUntil, damageUntil, items } = sellerOrder;
  const kinds = [...new Set(items.map((item) => item.returnPolicy))];
  const refusalNotes = kinds.flatMap((kind) => (kind === "returnable" ? [] : [t(NOTES[kind])]));
  const isRefused = !kinds.includes("returnable");
  const isOpen = (until: string | null) => until !== null && Date.parse(until) > now;

  const notes: string[] = [];
  if (isRefused) notes.push(...refusalNotes);
  else if (!returnUntil) notes.push(t(sellerOrder.deliveredAt ? "unconfirmed" : "afterDelivery"));
  else {
    const date = day(returnUntil);
    notes.push(isOpen(returnUntil) ? t("returnUntil", { date }) : t("returnClosed", { date }));
    notes.push(...refusalNotes);
  }
  if (damageUntil && isOpen(damageUntil)) {
    notes.push(t("damageUntil", { date: dateText(new Date(damageUntil), DAY) }));
  }
  return <p className="text-muted-foreground text-sm sm:ms-auto">{notes.join(" · ")}</p>;
}
