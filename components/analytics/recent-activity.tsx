import { useTranslations } from "next-intl";
import { Moment } from "@/components/time/moment";
import { Card } from "@/components/ui/card";
import { Price } from "@/components/ui/price";
import type { Activity } from "@/lib/analytics/queries";
import { formatMoney } from "@/lib/core/money";

/** Recent events: kind, time and amount. */
export function RecentActivity({ activity }: { activity: Activity[] }) {
  const t = useTranslations("analytics");
  return (
    <Card className="min-w-0 overflow-hidden">
      <section aria-labelledby="activity-title">
        <h3 id="activity-title" className="px-4 pt-4 pb-3 font-semibold text-lg sm:px-5.5">
          {t("recent.title")}
        </h3>
        {activity.length === 0 && (
          <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("recent.none")}</p>
        )}
        <ul>
          {activity.map(({ kind, name, at, amountCents }) => (
            <li
              key={`${kind} ${name} ${at}`}
              className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t px-4 py-2 sm:grid-cols-[minmax(0,1fr)_11rem_6rem] sm:px-5.5"
            >
              <span className="wrap-anywhere text-md" dir="auto">
                {t(`activity.${kind}`, { name })}
              </span>
              <Moment at={at} className="text-muted-foreground text-sm max-sm:row-start-2" />
              {amountCents !== null && (
                <Price
                  amount={formatMoney(amountCents)}
                  className="justify-self-end font-semibold"
                />
              )}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
