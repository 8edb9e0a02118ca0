import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import { OrderStatus } from "./order-status";
import { OrderTimeline } from "./order-timeline";

type OrderLayoutProps = {
  order: ComponentProps<typeof OrderTimeline>["order"] & { id: number };
  sellerOrders: OrderDetail["sellerOrders"];
  /** Total of the line items for the viewer. */
  total: string;
  /** A seller sees only their own seller order: the number of sellers is not visible to them. */
  isSellerView?: boolean;
  /** The list that the order was opened from. */
  list: { name: string; href: string };
  /** Main column and aside. */
  children: ReactNode;
  aside: ReactNode;
};

/** Layout of one order for every viewer: link to the list, number, date, status and timeline. */
export function OrderLayout(props: OrderLayoutProps) {
  const { order, sellerOrders, total, isSellerView = false, list, children, aside } = props;
  const t = useTranslations("orders");
  const dateText = useDates();
  const number = t.markup("number", { id: String(order.id), bdi: (id) => id });
  const date = dateText(new Date(order.createdAt), LONG_DATE);
  const units = sellerOrders
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <>
      <Breadcrumbs label={t("breadcrumbs")} crumbs={[list, { name: number }]} />
      <div className="mt-3 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="display text-d2">
                {t.rich("number", { id: String(order.id), bdi: (id) => <bdi dir="ltr">{id}</bdi> })}
              </h1>
              <p className="mt-1 flex flex-wrap gap-x-4 text-muted-foreground">
                <time dateTime={order.createdAt}>{date}</time>
                <span>
                  {isSellerView
                    ? t("items", { count: units })
                    : t("units", { count: units, sellers: sellerOrders.length })}
                </span>
                <Price amount={formatDecimal(total)} className="" />
              </p>
            </div>
            <OrderStatus status={order.status} sellerOrders={sellerOrders} />
          </header>
          <OrderTimeline order={order} />
          {children}
        </div>
        <div className="grid min-w-0 gap-5">{aside}</div>
      </div>
    </>
  );
}
