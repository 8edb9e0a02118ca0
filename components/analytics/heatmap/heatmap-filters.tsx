import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { MIN_AMOUNTS, TIME_RANGES } from "@/lib/analytics/heatmap/rules";
import type { HeatSearch } from "@/lib/analytics/heatmap/schema";
import { formatMoney } from "@/lib/core/money";
import { CATEGORY_SLUGS } from "@/lib/products/categories";

type HeatmapFiltersProps = { search: HeatSearch; states: { code: string; name: string }[] };

/** A plain form: its values are in the address. */
export function HeatmapFilters({ search, states }: HeatmapFiltersProps) {
  const t = useTranslations("heatmap.filter");
  const tCategory = useTranslations("catalog.category");
  return (
    <form
      action="/purchase-heatmap"
      aria-label={t("title")}
      className="grid items-end gap-4 rounded-lg border border-border bg-card p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]"
    >
      <Choice name="timeRange" label={t("timeRange")} value={search.timeRange}>
        {TIME_RANGES.map((range) => (
          <option key={range} value={range}>
            {t(`range.${range}`)}
          </option>
        ))}
      </Choice>
      <Choice name="category" label={t("category")} value={search.category ?? ""}>
        <option value="">{t("allCategories")}</option>
        {CATEGORY_SLUGS.map((slug) => (
          <option key={slug} value={slug}>
            {tCategory(slug)}
          </option>
        ))}
      </Choice>
      <Choice name="state" label={t("state")} value={search.state ?? ""}>
        <option value="">{t("allStates")}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="minAmount" label={t("minAmount")} value={String(search.minAmount)}>
        {MIN_AMOUNTS.map((amount) => (
          <option key={amount} value={amount}>
            {amount === 0 ? t("any") : formatMoney(amount * 100).replace(".00", "+")}
          </option>
        ))}
      </Choice>
      <Button type="submit">{t("apply")}</Button>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode };

function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <Label htmlFor={`heat-${name}`}>{label}</Label>
      <Select key={value} id={`heat-${name}`} name={name} defaultValue={value}>
        {children}
      </Select>
    </div>
  );
}
