import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import type { Order } from "@/lib/orders/dto";
import { OrderStatus } from "./order-status";
import { OrderTimeline } from "./order-timeline";

type OrderFrameProps = {
  order: { id: number; createdAt: string; status: Order["status"] };
  /** The list it was opened from. */
  list: string;
  /** Main column and aside. */
  children: ReactNode;
  aside: ReactNode;
};

/** The frame of one order, whoever looks at it: the way back, number, date, status and timeline. */
export function OrderFrame({ order, list, children, aside }: OrderFrameProps) {
  const t = useTranslations("orders");
  const format = useFormatter();
  const number = t.markup("number", { id: String(order.id), bdi: (id) => id });
  const date = format.dateTime(new Date(order.createdAt), {
    dateStyle: "long",
    timeStyle: "short",
  });

  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[{ name: list, href: "/orders" }, { name: number }]}
      />
      <div className="mt-3 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_340px]">
        <div className="grid min-w-0 gap-6">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="display text-d2">{number}</h1>
              <p className="text-muted-foreground">
                <time dateTime={order.createdAt}>{date}</time>
              </p>
            </div>
            <OrderStatus status={order.status} />
          </header>
          <OrderTimeline status={order.status} />
          {children}
        </div>
        {aside}
      </div>
    </>
  );
}
