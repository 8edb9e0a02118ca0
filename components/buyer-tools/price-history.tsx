import { useTranslations } from "next-intl";
import { ChevronDown } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import type { PricePoint } from "@/lib/buyer-tools/queries";
import { formatDecimal } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";

const DAY = { year: "numeric", month: "short", day: "numeric" } as const;

/** Price history, latest first, or a note that the price never changed. */
export function PriceHistory({ history }: { history: PricePoint[] }) {
  const t = useTranslations("buyerTools.alerts");
  const dateText = useDates();
  const dayOf = ({ since }: PricePoint) => dateText(new Date(since), DAY);
  const [first] = history;
  if (!first) return <span />;
  if (history.length === 1) {
    return (
      <p className="py-3 text-muted-foreground text-sm">{t("unchanged", { day: dayOf(first) })}</p>
    );
  }
  return (
    <details className="group min-w-0 grow text-sm">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 font-medium [&::-webkit-details-marker]:hidden">
        {t("history")}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-1 grid max-w-xs gap-1">
        {history.toReversed().map((point) => (
          <li key={point.since} className="flex justify-between gap-4">
            <time dateTime={point.since} className="text-muted-foreground">
              {dayOf(point)}
            </time>
            <Price amount={formatDecimal(point.price)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
