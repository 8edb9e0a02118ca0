"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useWatch } from "react-hook-form";
import { Moon, MoonStar, Star } from "@/components/ui/icons";

import type { ProductForm } from "./product-form-types";

const SEASONS = [
  ["isEidSpecial", MoonStar],
  ["isRamadanSpecial", Moon],
  ["isIndependenceDay", Star],
] as const;

const FLAGS = SEASONS.map(([flag]) => flag);

/** The seasons of a product. */
export function SeasonToggles({ form }: { form: ProductForm }) {
  const t = useTranslations();
  const id = useId();
  const set = useWatch({ control: form.control, name: FLAGS });
  return (
    <section aria-labelledby={id} className="sm:col-span-2">
      <h3 id={id} className="mb-3 font-semibold">
        {t("products.season.title")}
        <span className="font-normal text-md text-muted-foreground">{` (${t("common.optional")})`}</span>
      </h3>
      <div className="flex flex-wrap gap-2">
        {SEASONS.map(([flag, Icon], index) => (
          <button
            key={flag}
            type="button"
            aria-pressed={set[index] === true}
            onClick={() => form.setValue(flag, !set[index], { shouldDirty: true })}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-md border border-input bg-card px-3.5 font-semibold text-md hover:border-foreground aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground forced-colors:aria-pressed:underline forced-colors:aria-pressed:decoration-3"
          >
            <Icon aria-hidden className="size-4.5" />
            {t(`catalog.label.${flag}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
