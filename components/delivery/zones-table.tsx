import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { isolates } from "@/components/ui/rich-text-tags";
import { formatMoney } from "@/lib/core/money";
import { type SellerMatch, ZONES, zoneOf } from "@/lib/delivery/local-sellers/rules";

/** The zones with their rates; with a place also the number of matching businesses in each. */
export function ZonesTable({ sellers }: { sellers: SellerMatch[] }) {
  const t = useTranslations("delivery");
  const miles = sellers.flatMap((seller) => seller.miles ?? []);
  const countOf = (key: string) => miles.filter((far) => zoneOf(far).key === key).length;
  const head = "px-4 py-3 text-start font-semibold text-muted-foreground text-xs";
  const cell = "px-4 py-3.5 align-top";
  return (
    <section aria-labelledby="zones-title" className="min-w-0">
      <h2 id="zones-title" className="display text-d3">
        {t("zones.title")}
      </h2>
      <p className="mt-1 max-w-[66ch] text-muted-foreground">{t("zones.text")}</p>
      <table className="mt-4 w-full max-w-3xl border-collapse rounded-lg border border-border bg-card">
        <caption className="sr-only">{t("zones.title")}</caption>
        <thead className="max-sm:hidden">
          <tr className="border-border border-b">
            {(["zone", "distance", "price", "time"] as const).map((key) => (
              <th key={key} scope="col" className={head}>
                {t(`zones.${key}`)}
              </th>
            ))}
            {miles.length > 0 && (
              <th scope="col" className={head}>
                {t("zones.businesses")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {ZONES.map(({ key, cents }) => (
            <tr
              key={key}
              className="border-border border-b last:border-b-0 max-sm:grid max-sm:grid-cols-2"
            >
              <th scope="row" className={`${cell} text-start font-semibold`}>
                {t(`zones.names.${key}`)}
              </th>
              <td className={cell}>{t.rich(`zones.miles.${key}`, isolates)}</td>
              <td className={cell}>
                <Price amount={formatMoney(cents)} className="font-[650]" />
              </td>
              <td className={cell}>{t.rich(`zones.times.${key}`, isolates)}</td>
              {miles.length > 0 && (
                <td className={`${cell} max-sm:col-span-2 max-sm:pt-0`}>
                  {t("zones.count", { count: countOf(key) })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[66ch] text-muted-foreground text-sm">{t("zones.edges")}</p>
    </section>
  );
}
