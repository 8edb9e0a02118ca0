import { useTranslations } from "next-intl";
import { MOMENT } from "@/components/time/date-formats";
import { Button } from "@/components/ui/button";
import { useDates } from "@/lib/i18n/use-dates";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import { CancelOrder } from "./cancel-order";

/** 'Cancel order' while possible; afterwards the time or reason of the end. */
export function CancelCard({ order, now }: { order: OrderDetail; now: number }) {
  const t = useTranslations("orders.cancel");
  const format = useDates();
  if (!order.paidAt || order.status === "cancelled") return null;
  const until = Date.parse(order.cancelUntil);
  const over = t("closed", { time: format(new Date(order.cancelUntil), MOMENT) });
  const stopped = order.paymentStatus === "disputed" ? t("disputed") : t("begun");
  const closed = now < until ? stopped : over;
  return (
    <section className="grid gap-3 rounded-lg border border-border bg-card p-6">
      <h2 className="font-semibold text-lg">{t("title")}</h2>
      {order.canCancel ? (
        <CancelOrder
          orderId={order.id}
          total={order.total}
          minutes={Math.ceil((until - now) / 60_000)}
        />
      ) : (
        <>
          <p className="text-muted-foreground text-sm">{closed}</p>
          <Button variant="outline" className="w-full" disabled>
            {t("button")}
          </Button>
        </>
      )}
    </section>
  );
}
