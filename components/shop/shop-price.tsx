"use client";

import { useTranslations } from "next-intl";

import { ShopPriceField } from "./shop-price-field";
import { SHOP_FORM, type ShopControls } from "./shop-toolbar";

const ENDS = ["minPrice", "maxPrice"] as const;

/** Minimum and maximum in dollars. */
export function ShopPrice({ filter, onChange }: ShopControls) {
  const t = useTranslations("catalog");
  return (
    <fieldset className="grid gap-2 border-border border-b pb-6">
      <legend className="mb-2 font-semibold text-sm">{t("price")}</legend>
      <div className="flex items-center gap-2">
        {ENDS.map((end, index) => (
          <span key={end} className="contents">
            {index > 0 && <span className="text-muted-foreground">{t("to")}</span>}
            <ShopPriceField
              form={SHOP_FORM}
              name={end}
              cents={filter[end]}
              onApply={(cents) => onChange({ [end]: cents })}
              placeholder={index === 0 ? "$0" : "$"}
              aria-label={t(end)}
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
