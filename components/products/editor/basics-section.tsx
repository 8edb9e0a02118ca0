"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { Swatch } from "@/components/ui/weaves";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { getDirection, routing } from "@/lib/i18n/routing";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import { EditorSection } from "./editor-section";
import { slugOf } from "./form-values";
import type { ProductForm } from "./product-form-types";
import { TitleField } from "./title-field";

/** Title, category, language and description. */
export function BasicsSection({ form }: { form: ProductForm }) {
  const t = useTranslations("products.form");
  const sections = useTranslations("products.sections");
  const { register, control, formState } = form;
  const { errors } = formState;
  const [category, locale] = useWatch({ control, name: ["category", "locale"] });

  return (
    <EditorSection id="basics" title={sections("basics")}>
      <div className="sm:col-span-2">
        <TitleField form={form} name="title" label={t("title")} />
      </div>
      <CategoryField form={form} />
      <Field label={t("locale")} error={errors.locale}>
        {(field) => (
          <Select {...field} {...registerWithDefault(form, "locale")}>
            {routing.locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {NATIVE_NAMES[locale]}
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
    </EditorSection>
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
