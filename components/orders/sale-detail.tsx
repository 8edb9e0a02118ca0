import { useTranslations } from "next-intl";
import { PageMessages } from "@/components/layout/page-messages";
import { MessageAboutOrder } from "@/components/messaging/message-about-order";
import { Link } from "@/components/ui/link";
import { TotalsList } from "@/components/ui/totals-list";
import { Hem } from "@/components/ui/weaves";
import { formatDecimal } from "@/lib/core/money";
import type { SaleDetail as Sale } from "@/lib/orders/dto/detail";
import { SELLER_MESSAGES } from "./client-messages";
import { OrderAddress } from "./order-address";
import { OrderLayout } from "./order-layout";
import { SellerOrder } from "./seller-order";

/** A seller order for its seller: actions, earnings and destination. */
export function SaleDetail({ sale }: { sale: Sale }) {
  const t = useTranslations("orders");
  return (
    <PageMessages namespaces={SELLER_MESSAGES}>
      <OrderLayout
        order={{ ...sale, id: sale.orderId, sellerOrders: [sale] }}
        sellerOrders={[sale]}
        total={sale.total}
        isSellerView
        list={{ name: t("sales"), href: "/orders" }}
        aside={<Earnings sale={sale} />}
      >
        <SellerOrder
          orderId={sale.orderId}
          sellerOrder={sale}
          isDisputed={sale.paymentStatus === "disputed"}
        >
          <MessageAboutOrder orderId={sale.orderId} seller={null} />
        </SellerOrder>
      </OrderLayout>
    </PageMessages>
  );
}

function Earnings({ sale }: { sale: Sale }) {
  const t = useTranslations("orders");
  const rows = [
    { name: t("earnings.items"), amount: formatDecimal(sale.subtotal) },
    { name: t("discount"), amount: `-${formatDecimal(sale.discount)}`, of: sale.discount },
    {
      name: t(`delivery.${sale.deliveryMethod}`),
      amount: formatDecimal(sale.delivery),
      of: sale.delivery,
    },
    { name: t("refunded"), amount: `-${formatDecimal(sale.refunded)}`, of: sale.refunded },
    { name: t("fee"), amount: `-${formatDecimal(sale.fee)}`, of: sale.fee },
  ];
  const state = sale.isReleased
    ? t("earnings.available")
    : sale.paymentStatus === "disputed"
      ? t("earnings.held")
      : t("earnings.pending");
  return (
    <aside
      aria-label={t("earnings.title")}
      className="overflow-hidden rounded-lg border border-border bg-card"
    >
      <div className="grid gap-3 p-6">
        <h2 className="font-semibold text-lg">{t("earnings.title")}</h2>
        <TotalsList
          rows={rows
            .filter(({ of }) => of !== "0.00")
            .map(({ name, amount }) => ({ name, amount }))}
          total={{ name: t("net"), amount: formatDecimal(sale.net) }}
        />
        {sale.net !== "0.00" && <p className="text-muted-foreground text-sm">{state}</p>}
        <Link
          href="/payout-settings"
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
        >
          {t("earnings.payouts")}
        </Link>
      </div>
      <OrderAddress {...sale} />
      <Hem weave="textiles" />
    </aside>
  );
}
