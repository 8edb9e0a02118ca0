import { useTranslations } from "next-intl";

import { isolates } from "@/components/ui/rich-text-tags";
import { formatMoney } from "@/lib/core/money";
import { roundUpToTenth, zoneOf } from "@/lib/delivery/local-sellers/rules";

/** Distance, delivery rate and time. Renders nothing if the place is unknown. */
export function MapRate({ miles, className = "" }: { miles: number | null; className?: string }) {
  const t = useTranslations("delivery");
  if (miles === null) return null;
  const { key, cents } = zoneOf(miles);
  return (
    <span className={`block text-sm ${className}`}>
      <span className="block">{t.rich("away", { miles: roundUpToTenth(miles), ...isolates })}</span>
      <span className="block font-semibold">
        {t.rich(`rate.${key}`, { price: formatMoney(cents), ...isolates })}
      </span>
    </span>
  );
}
