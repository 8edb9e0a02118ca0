"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { useWatch } from "react-hook-form";

import { CheckboxField } from "@/components/forms/checkbox-field";
import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { getDirection } from "@/lib/i18n/routing";
import { ALLERGENS, type FactKey, GRINDS, ROASTS, TEXT_FACTS } from "@/lib/products/facts/rules";
import { EditorSection } from "./editor-section";
import { listFormFacts } from "./fact-values";
import type { ProductForm } from "./product-form-types";

/** Text facts with room for more than one line of input. */
const LONG_TEXT = 1_000;

/** Facts that apply to the chosen category; for food with its allergens. */
export function FactsSection({ form }: { form: ProductForm }) {
  const t = useTranslations("products.facts");
  const [category, isBook, isFood] = useWatch({
    control: form.control,
    name: ["category", "isBook", "details.isFood"],
  });
  const keys = listFormFacts({ category, isBook, isFood });
  return (
    <EditorSection id="facts" title={t("title")} lead={t("lead")}>
      <YesNoField form={form} name="isFood" />
      <YesNoField form={form} name="isPerishable" />
      {keys.map((key) => (
        <FactField key={key} form={form} name={key} />
      ))}
    </EditorSection>
  );
}

function FactField({ form, name }: { form: ProductForm; name: FactKey }) {
  if (name === "allergens") return <AllergenFields form={form} />;
  if (name === "mayContain") return <AllergenGroup form={form} name="mayContain" />;
  if (name === "roast" || name === "grind") return <ChoiceField form={form} name={name} />;
  return <TextFactField form={form} name={name} />;
}

const HINTS = { netGrams: "netGramsHint", netMl: "netMlHint" } as const;

type TextName = Exclude<FactKey, "allergens" | "mayContain" | "roast" | "grind">;

function TextFactField({ form, name }: { form: ProductForm; name: TextName }) {
  const t = useTranslations("products.facts");
  const names = useTranslations("catalog.facts.name");
  const locale = useWatch({ control: form.control, name: "locale" });
  const isText = name in TEXT_FACTS;
  const isLong = isText && TEXT_FACTS[name as keyof typeof TEXT_FACTS] > LONG_TEXT;
  const textAttributes = isText
    ? { lang: locale, dir: getDirection(locale) }
    : { dir: "ltr" as const };
  return (
    <div className={isLong ? "sm:col-span-2" : undefined}>
      <Field
        label={names(name)}
        isOptional
        hint={name === "netGrams" || name === "netMl" ? t(HINTS[name]) : undefined}
        error={form.formState.errors.facts?.[name]}
      >
        {(field) =>
          isLong ? (
            <Textarea
              rows={3}
              {...textAttributes}
              {...field}
              {...registerWithDefault(form, `facts.${name}`)}
            />
          ) : (
            <Input
              autoComplete="off"
              {...textAttributes}
              {...field}
              {...registerWithDefault(form, `facts.${name}`)}
            />
          )
        }
      </Field>
    </div>
  );
}

function ChoiceField({ form, name }: { form: ProductForm; name: "roast" | "grind" }) {
  const t = useTranslations("products.facts");
  const names = useTranslations("catalog.facts");
  const options =
    name === "roast"
      ? ROASTS.map((roast) => ({ value: roast, label: names(`roast.${roast}`) }))
      : GRINDS.map((grind) => ({ value: grind, label: names(`grind.${grind}`) }));
  return (
    <Field label={names(`name.${name}`)} isOptional error={form.formState.errors.facts?.[name]}>
      {(field) => (
        <Select {...field} {...registerWithDefault(form, `facts.${name}`)}>
          <option value="">{t("unset")}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** The contained allergens, or that there are none. */
function AllergenFields({ form }: { form: ProductForm }) {
  const t = useTranslations("products.facts");
  const factLabels = useTranslations("catalog.facts");
  const [allergens, hasNone] = useWatch({
    control: form.control,
    name: ["facts.allergens", "facts.hasNoAllergens"],
  });
  return (
    <AllergenGroup form={form} name="allergens" hint={t("allergensHint")}>
      {allergens.length === 0 && (
        <CheckboxField label={t("noAllergens")} field={form.register("facts.hasNoAllergens")} />
      )}
      {allergens.length === 0 && !hasNone && (
        <p className="text-sm text-warning-ink">{factLabels("unlisted")}</p>
      )}
    </AllergenGroup>
  );
}

type AllergenGroupProps = {
  form: ProductForm;
  name: "allergens" | "mayContain";
  hint?: string;
  children?: ReactNode;
};

function AllergenGroup({ form, name, hint, children }: AllergenGroupProps) {
  const t = useTranslations("products.facts");
  const names = useTranslations("catalog.facts.allergen");
  const id = useId();
  return (
    <fieldset className="sm:col-span-2" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="font-semibold">{t(name)}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-x-5">
        {ALLERGENS.map((allergen) => (
          <label
            key={allergen}
            htmlFor={`${id}-${allergen}`}
            className="flex min-h-11 cursor-pointer items-center gap-2.5"
          >
            <Checkbox
              id={`${id}-${allergen}`}
              value={allergen}
              {...form.register(`facts.${name}`)}
            />
            {names(allergen)}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

/** Whether the product is food, or perishable; by default the title and category decide. */
function YesNoField({ form, name }: { form: ProductForm; name: "isFood" | "isPerishable" }) {
  const t = useTranslations("products.details");
  return (
    <Field label={t(name)} error={form.formState.errors.details?.[name]}>
      {(field) => (
        <Select {...field} {...registerWithDefault(form, `details.${name}`)}>
          <option value="">{t("default")}</option>
          <option value="yes">{t("yes")}</option>
          <option value="no">{t("no")}</option>
        </Select>
      )}
    </Field>
  );
}
