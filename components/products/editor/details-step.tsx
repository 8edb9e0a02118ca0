"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useWatch } from "react-hook-form";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Banner } from "@/components/ui/banner";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { Swatch } from "@/components/ui/weaves";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { getDirection, routing } from "@/lib/i18n/routing";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import { RETURN_POLICIES } from "@/lib/products/rules";
import type { SizeChart } from "@/lib/products/size-charts/queries";
import { FactsFields } from "./facts-fields";
import { slugOf } from "./form-values";
import { ImagesField } from "./images-field";
import type { ProductForm } from "./product-form-types";
import { ShippingFields } from "./shipping-fields";
import { SizeChartField } from "./size-chart-field";
import { StockField } from "./stock-field";
import { TitleField } from "./title-field";
import type { StockMove } from "./use-stock-move";
import { VariantsField } from "./variants-field";

type DetailsStepProps = {
  form: ProductForm;
  /** Units that buyers hold during checkout. */
  held: number;
  stockMove: StockMove | null;
  sizeCharts: SizeChart[];
  onBusyChange: (isBusy: boolean) => void;
};

/** Required fields of a product (specification B, section 5). */
export function DetailsStep(props: DetailsStepProps) {
  const { form, held, stockMove, sizeCharts, onBusyChange } = props;
  const t = useTranslations("products.form");
  const { register, control, formState } = form;
  const { errors } = formState;
  const [category, locale, options] = useWatch({
    control,
    name: ["category", "locale", "options"],
  });

  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TitleField form={form} name="title" label={t("title")} />
      </div>
      <CategoryField form={form} />
      <Field label={t("locale")} error={errors.locale}>
        {(field) => (
          <Select {...field} {...registerWithDefault(form, "locale")}>
            {routing.locales.map((one) => (
              <option key={one} value={one} lang={one}>
                {NATIVE_NAMES[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {category === CATEGORIES.crafts && (
        <div className="-mt-3 sm:col-span-2">
          <CheckboxField label={t("isBook")} field={register("isBook")} />
        </div>
      )}
      <div className="sm:col-span-2">
        <Field label={t("description")} error={errors.description}>
          {(field) => (
            <Textarea
              rows={4}
              lang={locale}
              dir={getDirection(locale)}
              {...field}
              {...registerWithDefault(form, "description")}
            />
          )}
        </Field>
      </div>
      {options.length === 0 && (
        <>
          <Field label={t("price")} error={errors.price}>
            {(field) => (
              <span dir="ltr" className="relative block">
                <span aria-hidden className="absolute start-3.5 top-2.5 text-muted-foreground">
                  {"$"}
                </span>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0.00"
                  className="ps-8 tabular-nums"
                  {...field}
                  {...registerWithDefault(form, "price")}
                />
              </span>
            )}
          </Field>
          <StockField form={form} held={held} />
        </>
      )}
      <div className="sm:col-span-2">
        <VariantsField form={form} />
      </div>
      <SizeChartField form={form} initial={sizeCharts} />
      {stockMove && (
        <Banner tone="warning" className="sm:col-span-2">
          {t("stockMoved", stockMove)}
        </Banner>
      )}
      <div className="sm:col-span-2">
        <ImagesField form={form} onBusyChange={onBusyChange} />
      </div>
      <FactsFields form={form} />
      <ReturnField form={form} />
      <ShippingFields form={form} />
      <ActiveField form={form} />
    </div>
  );
}

function CategoryField({ form }: { form: ProductForm }) {
  const { control, formState } = form;
  const t = useTranslations("products.form");
  const names = useTranslations("catalog.category");
  const category = useWatch({ control, name: "category" });
  return (
    <Field label={t("category")} error={formState.errors.category}>
      {(field) => (
        <span className="relative block">
          {category && (
            <Swatch
              weave={slugOf(category)}
              className="pointer-events-none absolute start-3.5 top-4.5 z-1"
            />
          )}
          <Select
            className={category ? "w-full [&>select]:ps-11" : undefined}
            {...field}
            {...registerWithDefault(form, "category")}
          >
            <option value="">{t("categoryNone")}</option>
            {CATEGORY_SLUGS.map((slug) => (
              <option key={slug} value={CATEGORIES[slug]}>
                {names(slug)}
              </option>
            ))}
          </Select>
        </span>
      )}
    </Field>
  );
}

/** Whether it can be returned, and the reason if not; the buyer reads it before buying. */
function ReturnField({ form }: { form: ProductForm }) {
  const t = useTranslations("products.form");
  return (
    <div className="sm:col-span-2">
      <Field
        label={t("returns.label")}
        hint={t("returns.hint")}
        error={form.formState.errors.returnPolicy}
      >
        {(field) => (
          <Select {...field} {...registerWithDefault(form, "returnPolicy")}>
            <option value="">{t("returns.default")}</option>
            {RETURN_POLICIES.map((policy) => (
              <option key={policy} value={policy}>
                {t(`returns.${policy}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function ActiveField({ form }: { form: ProductForm }) {
  const t = useTranslations("products.form");
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex items-center justify-between gap-4 rounded-lg border bg-card px-4.5 py-3.5 sm:col-span-2"
    >
      <span>
        <span className="block font-semibold">{t("active")}</span>
        <span className="text-muted-foreground text-sm">{t("activeHint")}</span>
      </span>
      <Switch id={id} {...form.register("isActive")} />
    </label>
  );
}
