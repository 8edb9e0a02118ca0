import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import { CancelOrder } from "./cancel-order";

/** 'Cancel order' within its hour, or the reason why it is not possible; nothing afterwards. */
export function CancelCard({ order, now }: { order: OrderDetail; now: number }) {
  const t = useTranslations("orders.cancel");
  if (!order.paidAt || order.status === "cancelled") return null;
  const until = Date.parse(order.cancelUntil);
  if (now >= until && !order.canCancel) return null;
  const reason = order.paymentStatus === "disputed" ? t("disputed") : t("begun");
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
          <p className="text-muted-foreground text-sm">{reason}</p>
          <Button variant="outline" className="w-full" disabled>
            {t("button")}
          </Button>
        </>
      )}
    </section>
  );
}
