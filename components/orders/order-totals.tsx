import { useLocale, useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { TotalsList } from "@/components/ui/totals-list";
import { Hem } from "@/components/ui/weaves";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { formatDecimal } from "@/lib/core/money";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import { OrderAddress } from "./order-address";

/** The card beside an order: total, refunds, documents and destination. */
export function OrderTotals({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders");
  const discount = order.code ? t("discountCode", { code: order.code }) : t("discount");
  return (
    <aside
      aria-label={t("summary")}
      className="overflow-hidden rounded-lg border border-border bg-card"
    >
      <div className="grid gap-3 p-6">
        <h2 className="font-semibold text-lg">{t("summary")}</h2>
        <TotalsList
          rows={[
            { name: t("subtotal"), amount: formatDecimal(order.subtotal) },
            ...(order.discount === "0.00"
              ? []
              : [{ name: discount, amount: `-${formatDecimal(order.discount)}` }]),
            ...useDeliveryRows(order),
          ]}
          total={{ name: t("total"), amount: formatDecimal(order.total) }}
        />
        {order.refunded !== "0.00" && (
          <p className="flex justify-between gap-4">
            <span>{t("refunded")}</span>
            <Price amount={formatDecimal(order.refunded)} className="font-semibold" />
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <span className="text-muted-foreground">{t(`payment.${order.paymentStatus}`)}</span>
          {order.paidAt && <DocumentLinks order={order} />}
        </div>
      </div>
      <OrderAddress {...order} />
      <Hem weave="textiles" />
    </aside>
  );
}

/** Standard shipping is free; each paid delivery has a row. */
function useDeliveryRows(order: OrderDetail) {
  const t = useTranslations("orders");
  const paidDeliveries = order.sellerOrders.filter(({ delivery }) => delivery !== "0.00");
  const free = { name: t("shipping"), amount: formatDecimal("0.00"), note: t("free") };
  return [
    ...(paidDeliveries.length < order.sellerOrders.length ? [free] : []),
    ...paidDeliveries.map(({ deliveryMethod, delivery, seller }) => ({
      name: t("deliveryFrom", {
        method: t(`delivery.${deliveryMethod}`),
        seller: sellerNameOf(seller),
      }),
      amount: formatDecimal(delivery),
    })),
  ];
}

function DocumentLinks({ order }: { order: OrderDetail }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const base = `/api/orders/${order.id}/documents`;
  return (
    <span className="flex flex-wrap gap-x-4">
      <a
        href={`${base}/invoice`}
        download
        aria-label={t("invoiceNumber", { id: `#${order.id}` })}
        className="link inline-flex min-h-11 items-center"
      >
        {t("receipt")}
      </a>
      {order.gift && (
        <a
          href={`${base}/gift-receipt?lang=${locale}`}
          download
          className="link inline-flex min-h-11 items-center"
        >
          {t("giftReceipt")}
        </a>
      )}
    </span>
  );
}
