import { useTranslations } from "next-intl";
import { OrderStatus } from "@/components/orders/order-status";
import { SHORT } from "@/components/time/dates";
import { formatDecimal } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { Sale } from "@/lib/orders/dto/list";
import { dashboardPath } from "./dashboard-urls";
import { RecentSales, type SaleRow } from "./recent-sales";
import { SectionCard } from "./section-card";

const HEAD = "px-2 py-2 text-start font-medium text-muted-foreground text-xs";

/** The latest five sales; on phones each has two lines. */
export function RecentOrders({ sales }: { sales: Sale[] }) {
  const t = useTranslations("dashboard.recent");
  const dateText = useDates();
  return (
    <SectionCard
      id="recent-title"
      title={t("title")}
      more={{ href: dashboardPath("orders"), label: t("all") }}
    >
      {sales.length === 0 ? (
        <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("empty")}</p>
      ) : (
        <table className="block w-full border-collapse text-md sm:table">
          <caption className="sr-only">{t("title")}</caption>
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className={`${HEAD} sm:ps-5.5`}>
                {t("order")}
              </th>
              <th scope="col" className={HEAD}>
                {t("item")}
              </th>
              <th scope="col" className={HEAD}>
                {t("buyer")}
              </th>
              <th scope="col" className={HEAD}>
                {t("status")}
              </th>
              <th scope="col" className={`${HEAD} text-end! sm:pe-5.5`}>
                {t("total")}
              </th>
            </tr>
          </thead>
          <tbody className="block sm:table-row-group">
            <RecentSales rows={sales.map(toRow)} order={t("order")} noAddress={t("noAddress")} />
          </tbody>
        </table>
      )}
    </SectionCard>
  );

  function toRow({ id, createdAt, status, total, items, shippingAddress }: Sale): SaleRow {
    const [first, ...others] = items;
    const more = others.length > 0 && t("more", { count: others.length });
    const times = first && first.quantity > 1 && t("times", { count: first.quantity });
    return {
      id,
      at: createdAt,
      date: dateText(new Date(createdAt), SHORT),
      title: first?.product.title,
      imageUrl: first?.product.imageUrl,
      units: [times, more].filter(Boolean).join(" · "),
      address: shippingAddress && {
        name: shippingAddress.name,
        place: [shippingAddress.city, shippingAddress.region].filter(Boolean).join(", "),
      },
      status: <OrderStatus status={status} />,
      total: formatDecimal(total),
    };
  }
}
