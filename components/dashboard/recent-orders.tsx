import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";

import { OrderStatus } from "@/components/orders/order-status";
import { Illustration } from "@/components/ui/illustration";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import type { Sale } from "@/lib/orders/dto/list";
import { SHORT } from "./dates";
import { dashboardPath } from "./paths";
import { SectionCard } from "./section-card";

const HEAD = "px-2 py-2 text-start font-medium text-muted-foreground text-xs";
const CELL = "block py-0 sm:table-cell sm:px-2 sm:py-2.5 sm:align-middle";

/** The latest five sales; on phones each is a line of two. */
export function RecentOrders({ sales }: { sales: Sale[] }) {
  const t = useTranslations("dashboard.recent");
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
            {sales.map((sale) => (
              <SaleRow key={sale.id} sale={sale} />
            ))}
          </tbody>
        </table>
      )}
    </SectionCard>
  );
}

function SaleRow({ sale }: { sale: Sale }) {
  const t = useTranslations("dashboard.recent");
  const format = useFormatter();
  const { id, createdAt, status, total, items, shippingAddress } = sale;
  const [first, ...others] = items;
  const place = [shippingAddress?.city, shippingAddress?.region].filter(Boolean).join(", ");
  return (
    <tr className="relative grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-t px-4 py-3 sm:table-row sm:p-0">
      <td className={`${CELL} order-1 col-span-2 sm:ps-5.5!`}>
        <Link
          href={`/orders?order=${id}`}
          prefetch={false}
          className="font-semibold tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className="sr-only">{t("order")} </span>
          <bdi dir="ltr">{`#${id}`}</bdi>
        </Link>
        <time
          dateTime={createdAt}
          className="whitespace-nowrap text-muted-foreground text-xs max-sm:ms-2 sm:block"
        >
          {format.dateTime(new Date(createdAt), SHORT)}
        </time>
      </td>
      <td className={`${CELL} order-3 col-span-2`}>
        <span className="flex items-center gap-2.5">
          {first && (
            <Illustration
              src={first.product.imageUrl}
              width={36}
              height={36}
              className="size-9 shrink-0 rounded-sm object-cover"
            />
          )}
          <span className="min-w-0 font-medium">
            <bdi className="line-clamp-1 sm:line-clamp-2">{first?.product.title}</bdi>
            {pieces()}
          </span>
        </span>
      </td>
      <td className={`${CELL} max-sm:hidden`}>
        {shippingAddress ? (
          <>
            <bdi className="block max-w-40 truncate rtl:text-right">{shippingAddress.name}</bdi>
            <bdi className="block max-w-40 truncate text-muted-foreground text-xs rtl:text-right">
              {place}
            </bdi>
          </>
        ) : (
          <span className="text-muted-foreground">{t("noAddress")}</span>
        )}
      </td>
      <td className={`${CELL} order-2 justify-self-end`}>
        <OrderStatus status={status} />
      </td>
      <td className={`${CELL} order-4 self-center text-end sm:pe-5.5!`}>
        <Price amount={formatDecimal(total)} className="font-bold" />
      </td>
    </tr>
  );

  function pieces() {
    const more = others.length > 0 && t("more", { count: others.length });
    const times = first && first.quantity > 1 && t("times", { count: String(first.quantity) });
    const words = [times, more].filter(Boolean).join(" · ");
    if (!words) return null;
    return <span className="block font-normal text-muted-foreground text-xs">{words}</span>;
  }
}
