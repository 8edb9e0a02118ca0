import { useTranslations } from "next-intl";

import { formatDecimal } from "@/lib/core/money";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { Sale } from "@/lib/products/sales/rules";

/** When a sale ends, and when the old price was charged. */
export function SaleNote({ sale }: { sale: Sale }) {
  const t = useTranslations("catalog.sale");
  const dateText = useDates();
  const { wasPrice, wasSince, startedAt, endsAt } = sale;
  const dayBefore = (time: string) => dateText(new Date(Date.parse(time) - 1), DATE);
  return (
    <p className="-mt-2 text-muted-foreground text-sm">
      {t("ends", { date: dayBefore(endsAt) })}{" "}
      {wasPrice &&
        wasSince &&
        t.rich("was", {
          price: formatDecimal(wasPrice),
          from: dateText(new Date(wasSince), DATE),
          to: dayBefore(startedAt),
          bdi: (amount) => <bdi dir="ltr">{amount}</bdi>,
        })}
    </p>
  );
}
