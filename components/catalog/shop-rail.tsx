"use client";

import { Moon, MoonStar, RotateCcw } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Checkbox } from "@/components/ui/checkbox";
import type { ShopFlag } from "@/lib/catalog/shop-url";
import { SHOP_FORM, type ShopControls } from "./shop-bar";
import { ShopPrice } from "./shop-price";

const SEASONS = [
  { flag: "isEidSpecial", icon: MoonStar },
  { flag: "isRamadanSpecial", icon: Moon },
] as const;

const CERTIFIED = ["isHalalCertified", "isEthicallySourced", "isFairTrade"] as const;

/** The further filters; a panel under the bar on phones. */
export function ShopRail({ filter, onChange }: ShopControls) {
  const t = useTranslations("catalog");

  /** A special replaces category and the other special; pressed again it returns to all. */
  function toggleSeason(event: MouseEvent, flag: (typeof SEASONS)[number]["flag"]) {
    event.preventDefault();
    const isOn = filter[flag] === true;
    const none = { category: undefined, isEidSpecial: undefined, isRamadanSpecial: undefined };
    onChange({ ...none, [flag]: isOn ? undefined : true });
  }

  return (
    <div className="grid gap-6">
      {/* A form of its own: in the other, Enter in a field would press the first of these buttons. */}
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
              className="justify-start"
              onClick={(event) => toggleSeason(event, flag)}
            >
              <Icon aria-hidden />
              {t(`label.${flag}`)}
            </Button>
          ))}
        </fieldset>
      </form>
      <fieldset className="grid border-border border-b pb-5">
        <legend className="mb-1 font-semibold text-sm">{t("certified")}</legend>
        {CERTIFIED.map((flag) => (
          <ShopCheckbox key={flag} {...{ filter, onChange, flag }} name={t(`label.${flag}`)} />
        ))}
      </fieldset>
      <ShopPrice filter={filter} onChange={onChange} />
      <div className="border-border border-b pb-5">
        <ShopCheckbox {...{ filter, onChange }} flag="inStock" name={t("inStock")} />
      </div>
      <ButtonLink href="/shop" variant="outline" prefetch={false}>
        <RotateCcw aria-hidden className="rtl-flip" />
        {t("clearFilters")}
      </ButtonLink>
    </div>
  );
}

type ShopCheckboxProps = ShopControls & { flag: ShopFlag; name: string };

function ShopCheckbox({ filter, onChange, flag, name }: ShopCheckboxProps) {
  const id = `filter-${flag}`;
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Checkbox
        id={id}
        form={SHOP_FORM}
        name={flag}
        value="true"
        checked={filter[flag] === true}
        onChange={({ target }) => onChange({ [flag]: target.checked ? true : undefined })}
      />
      <label htmlFor={id} className="grow cursor-pointer py-2">
        {name}
      </label>
    </div>
  );
}
