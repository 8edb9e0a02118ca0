"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";

import { Input } from "@/components/ui/input";
import { parseCents, toDecimal } from "@/lib/core/money";
import { SHOP_FORM, type ShopControls } from "./shop-toolbar";

const ENDS = ["minPrice", "maxPrice"] as const;

/** Minimum and maximum in dollars; applied on blur or Enter. */
export function ShopPrice({ filter, onChange }: ShopControls) {
  const t = useTranslations("catalog");

  function apply(end: (typeof ENDS)[number], typed: string) {
    const cents = parseCents(typed.replace(/^\$|\s/g, "")) ?? undefined;
    if (cents !== (filter[end] ?? undefined)) onChange({ [end]: cents });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.currentTarget.blur();
  }

  return (
    <fieldset className="grid gap-2 border-border border-b pb-6">
      <legend className="mb-2 font-semibold text-sm">{t("price")}</legend>
      <div className="flex items-center gap-2">
        {ENDS.map((end, index) => {
          const cents = filter[end];
          return (
            <span key={end} className="contents">
              {index > 0 && <span className="text-muted-foreground">{t("to")}</span>}
              <Input
                key={cents ?? ""}
                form={SHOP_FORM}
                name={end}
                dir="ltr"
                inputMode="decimal"
                defaultValue={cents == null ? "" : toDecimal(cents)}
                placeholder={index === 0 ? "$0" : "$"}
                aria-label={t(end)}
                onBlur={({ target }) => apply(end, target.value)}
                onKeyDown={onKeyDown}
              />
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}
