"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Moon, MoonStar, Star } from "@/components/ui/icons";
import { CLEARED_EXCLUSIVE_FILTERS, type ShopFlag } from "@/lib/products/filters/shop-url";
import { type CountText, FacetCount, type ShopCounts } from "./facet-count";
import { ShopPrice } from "./shop-price";
import { SHOP_FORM, type ShopControls } from "./shop-toolbar";

const SEASONS = [
  { flag: "isEidSpecial", icon: MoonStar },
  { flag: "isRamadanSpecial", icon: Moon },
  { flag: "isIndependenceDay", icon: Star },
] as const;

const CERTIFIED = ["isHalalCertified", "isEthicallySourced", "isFairTrade"] as const;

type FilterSidebarProps = ShopControls & { counts: ShopCounts; choices: ReactNode };

/** Further filters, in the rail or the sheet. `choices`: the lists of option values and sellers. */
export function FilterSidebar({ counts, choices, ...controls }: FilterSidebarProps) {
  const { filter, onChange } = controls;
  const t = useTranslations("catalog");

  /** A special replaces category and the other specials; pressed again it returns to all. */
  function toggleSeason(event: MouseEvent, flag: (typeof SEASONS)[number]["flag"]) {
    event.preventDefault();
    onChange({ ...CLEARED_EXCLUSIVE_FILTERS, [flag]: filter[flag] ? undefined : true });
  }

  return (
    <div className="grid gap-6">
      {/* A separate form: in the other, Enter in a field would press the first of these buttons. */}
      <form action="/shop">
        <fieldset className="grid gap-2 border-border border-b pb-6">
          <legend className="mb-2 font-semibold text-sm">{t("season")}</legend>
          {SEASONS.map(({ flag, icon: Icon }) => (
            <Button
              key={flag}
              type="submit"
              name={flag}
              value="true"
              variant={filter[flag] ? "default" : "outline"}
              aria-pressed={filter[flag] === true}
              disabled={isEmpty(controls, flag)}
              className="justify-start aria-pressed:[&_span]:text-inherit"
              onClick={(event) => toggleSeason(event, flag)}
            >
              <Icon aria-hidden />
              {t(`label.${flag}`)}
              <FacetCount text={counts[flag]} />
            </Button>
          ))}
        </fieldset>
      </form>
      <fieldset className="grid border-border border-b pb-5">
        <legend className="mb-1 font-semibold text-sm">{t("certified")}</legend>
        {CERTIFIED.map((flag) => (
          <ShopCheckbox
            key={flag}
            {...controls}
            flag={flag}
            name={t(`label.${flag}`)}
            count={counts[flag]}
          />
        ))}
      </fieldset>
      <ShopPrice {...controls} />
      <div className="border-border border-b pb-5">
        <ShopCheckbox
          {...controls}
          flag="isOnSale"
          name={t("label.isOnSale")}
          count={counts.isOnSale}
        />
        <ShopCheckbox {...controls} flag="inStock" name={t("inStock")} count={counts.inStock} />
      </div>
      {choices}
    </div>
  );
}

/** A value that would leave no product is disabled; a selected one can be removed. */
function isEmpty({ filter, facets }: ShopControls, flag: ShopFlag) {
  return facets.isComplete && facets.counts[flag] === 0 && !filter[flag];
}

type ShopCheckboxProps = ShopControls & { flag: ShopFlag; name: string; count: CountText | null };

function ShopCheckbox({ flag, name, count, ...controls }: ShopCheckboxProps) {
  const { filter, onChange } = controls;
  const id = `filter-${flag}`;
  const isOff = isEmpty(controls, flag);
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Checkbox
        id={id}
        form={SHOP_FORM}
        name={flag}
        value="true"
        checked={filter[flag] === true}
        disabled={isOff}
        onChange={({ target }) => onChange({ [flag]: target.checked ? true : undefined })}
      />
      <label
        htmlFor={id}
        className={`flex grow items-center gap-2 py-2 ${isOff ? "text-muted-foreground" : "cursor-pointer"}`}
      >
        {name}
        <FacetCount text={count} />
      </label>
    </div>
  );
}
