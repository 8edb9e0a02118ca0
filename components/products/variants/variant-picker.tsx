"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";

import { FieldError } from "@/components/forms/field-error";
import { SizeChartLink } from "@/components/products/size-chart/size-chart-link";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import { validationKey } from "@/lib/i18n/messages";
import {
  isOffered,
  isValueAvailable,
  priceOfValue,
} from "@/lib/products/variants/availability-rules";
import type { ProductOption } from "@/lib/products/variants/rules";
import { useOptionName } from "./use-option-name";
import { useVariantChoice } from "./variant-choice";

/** More values than this stand in rows of four on phones. */
const FEW_VALUES = 5;

export type VariantPickerProps = {
  /** The product, if it has a size chart; the link to it is beside the sizes. */
  chartOf: number | null;
};

/** The options of a product, one group of radio buttons each. */
export function VariantPicker({ chartOf }: VariantPickerProps) {
  const { options, chosenValues, restore } = useVariantChoice();
  const picker = useRef<HTMLDivElement>(null);
  const restoreAtMount = useRef(restore);
  useEffect(() => {
    const groups = [...(picker.current?.querySelectorAll("fieldset") ?? [])];
    restoreAtMount.current(
      groups.map((group) => group.querySelector<HTMLInputElement>(":checked")?.value ?? null),
    );
  }, []);
  const sizes = options.findIndex(({ kind }) => kind === "size");
  return (
    <div ref={picker} id="options" className="grid scroll-mt-24 gap-4">
      {options.map((option, index) => (
        <div key={option.name} className="relative min-w-0">
          <OptionGroup option={option} index={index} />
          {chartOf !== null && index === sizes && (
            <SizeChartLink
              productId={chartOf}
              picked={chosenValues[index]}
              className="absolute end-0 -top-2.5"
            />
          )}
        </div>
      ))}
      {chartOf !== null && sizes === -1 && (
        <SizeChartLink productId={chartOf} className="justify-self-start" />
      )}
    </div>
  );
}

function OptionGroup({ option, index }: { option: ProductOption; index: number }) {
  const t = useTranslations("catalog.option");
  const { variants, chosenValues, choose, missing } = useVariantChoice();
  const name = useOptionName()(option);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const isMissing = missing === index;

  useEffect(() => {
    if (isMissing) group.current?.querySelector("input")?.focus();
  }, [isMissing]);

  return (
    <fieldset ref={group} className="min-w-0" aria-describedby={isMissing ? id : undefined}>
      <legend className="mb-2 max-w-[calc(100%-11rem)] font-semibold">
        <bdi>{name}</bdi>
        {chosenValues[index] && (
          <span className="font-normal text-muted-foreground">
            {": "}
            <bdi>{chosenValues[index]}</bdi>
          </span>
        )}
      </legend>
      <div
        className={
          option.values.length > FEW_VALUES
            ? "grid grid-cols-4 gap-2 sm:flex sm:flex-wrap"
            : "flex flex-wrap gap-2"
        }
      >
        {option.values.map((value) => {
          const isAvailable = isValueAvailable(variants, chosenValues, { option: index, value });
          const price = priceOfValue(variants, { option: index, value });
          return (
            <label
              key={value}
              className={`relative grid min-h-12 min-w-12 cursor-pointer place-items-center rounded-md border border-input bg-card px-3.5 py-1.5 text-center leading-tight has-checked:inset-shadow-[0_0_0_1px_var(--primary)] has-checked:border-primary has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 ${isAvailable ? "" : "border-dashed text-muted-foreground line-through"}`}
            >
              <input
                type="radio"
                name={`${id}-value`}
                value={value}
                checked={chosenValues[index] === value}
                onChange={() => choose(index, value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="wrap-anywhere">
                <bdi>{value}</bdi>
                {price && (
                  <span className="block font-normal text-muted-foreground text-sm">
                    <Price amount={formatDecimal(price)} className="" />
                  </span>
                )}
                {!isAvailable && (
                  <span className="sr-only">
                    {" "}
                    {isOffered(variants, chosenValues, { option: index, value })
                      ? t("soldOut")
                      : t("notOffered")}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {isMissing && <FieldError id={id} error={{ message: validationKey("optionRequired") }} />}
    </fieldset>
  );
}
