import { useTranslations } from "next-intl";

import { ClientMessages } from "@/components/layout/client-messages";
import { OrderMessage } from "@/components/messaging/order-message";
import { Totals } from "@/components/ui/totals";
import { Hem } from "@/components/ui/weaves";
import { formatDecimal } from "@/lib/core/money";
import type { Sale } from "@/lib/orders/dto";
import { OrderAddress } from "./order-address";
import { OrderFrame } from "./order-frame";
import { OrderItems } from "./order-items";

/** A seller's own part of an order: own lines, fee and share, and where to send it. */
export function SaleDetail({ sale }: { sale: Sale }) {
  const t = useTranslations("orders");
  const sums = (
    <aside className="overflow-hidden rounded-lg border border-border bg-card">
      <div className="p-6">
        <Totals
          rows={[
            { name: t("subtotal"), amount: formatDecimal(sale.total) },
            { name: t("fee"), amount: formatDecimal(sale.fee) },
          ]}
          total={{ name: t("net"), amount: formatDecimal(sale.net) }}
        />
      </div>
      <OrderAddress address={sale.shippingAddress} />
      <Hem weave="textiles" />
    </aside>
  );
  return (
    <OrderFrame order={sale} list={t("sales")} aside={sums}>
      <section className="overflow-hidden rounded-lg border border-border bg-card">
        <div className="px-5 py-4">
          <OrderItems items={sale.items} />
        </div>
        <footer className="border-border border-t px-5 py-3">
          <ClientMessages namespaces={["messaging.form", "messaging.order"]}>
            <OrderMessage orderId={sale.id} seller={null} />
          </ClientMessages>
        </footer>
      </section>
    </OrderFrame>
  );
}
