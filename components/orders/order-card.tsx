import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { sellerNameOf } from "@/lib/accounts/seller-name-rules";
import { formatDecimal } from "@/lib/core/money";
import { LONG_DATE, useDates } from "@/lib/i18n/use-dates";
import type { Order, Sale } from "@/lib/orders/dto/list";
import { OrderItems } from "./order-items";
import { OrderStatus } from "./order-status";

/** One order in a list: id, date, badge, total and its lines (specification B, section 2). */
export function OrderCard({ order }: { order: Order | Sale }) {
  const t = useTranslations("orders");
  const dateText = useDates();
  const date = dateText(new Date(order.createdAt), LONG_DATE);

  return (
    <article className="overflow-hidden rounded-lg border border-border bg-card">
      <header className="flex items-start gap-x-4 border-border border-b px-5 py-4 sm:items-center">
        <div className="min-w-0 grow">
          <h2 className="font-semibold text-lg">
            <Link href={`/orders?order=${order.id}`} className="underline-offset-4 hover:underline">
              {t.rich("number", { id: String(order.id), bdi: (id) => <bdi dir="ltr">{id}</bdi> })}
            </Link>
          </h2>
          <p className="text-muted-foreground text-sm">
            <time dateTime={order.createdAt}>{date}</time>
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-6">
          <OrderStatus status={order.status} sellerOrders={"parts" in order ? order.parts : []} />
          <p className="text-lg">
            <span className="sr-only">{t("total")}</span>{" "}
            <Price amount={formatDecimal(order.total)} />
          </p>
        </div>
      </header>
      <div className="px-5 py-4">
        {"parts" in order ? (
          <div className="grid gap-4">
            {order.parts.map(({ id, items, seller }) => (
              <OrderItems key={id} items={items} seller={sellerNameOf(seller)} />
            ))}
          </div>
        ) : (
          <OrderItems items={order.items} />
        )}
      </div>
    </article>
  );
}
