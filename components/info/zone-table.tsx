import { useTranslations } from "next-intl";

import { formatMoney } from "@/lib/core/money";
import { ZONES } from "@/lib/delivery/zone-rules";

const CELL = "px-1.5 py-3 sm:px-4 text-start align-top first:ps-0 last:pe-0";

const dollars = (cents: number) => formatMoney(cents).replace(".00", "");

/** "$5-15", in the format of the specification. */
const rangeOf = (min: number, max: number) => `${dollars(min)}-${dollars(max).slice(1)}`;

/** Delivery time and cost for each zone, East Africa and the rest of the world. */
export function ZoneTable() {
  const t = useTranslations("shipping.zones");
  return (
    <table className="w-full">
      <caption className="sr-only">{t("caption")}</caption>
      <thead>
        <tr className="border-foreground border-b-2 text-muted-foreground text-sm">
          <th scope="col" className={CELL}>
            {t("zone")}
          </th>
          <th scope="col" className={CELL}>
            {t("time")}
          </th>
          <th scope="col" className={CELL}>
            {t("cost")}
          </th>
        </tr>
      </thead>
      <tbody>
        {ZONES.map(({ key, days: [from, to], costCents: [min, max] }) => (
          <tr key={key} className="border-b">
            <th scope="row" className={`${CELL} font-semibold`}>
              {t(`names.${key}`)}
              <span className="block font-normal text-muted-foreground text-sm">
                {t(`places.${key}`)}
              </span>
            </th>
            <td className={CELL}>
              {t(key === "eastAfrica" ? "days" : "plainDays", {
                from: String(from),
                to: String(to),
              })}
            </td>
            <td className={CELL}>
              <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                {rangeOf(min, max)}
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
