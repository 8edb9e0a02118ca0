"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { LanguageTabs } from "@/components/forms/language-tabs";
import { TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { getDirection, type Language } from "@/lib/i18n/routing";
import { TRANSLATABLE_FACTS } from "@/lib/products/facts/rules";
import { STORY_SECTIONS } from "@/lib/products/revision-content";
import { EditorSection } from "./editor-section";
import type { ProductForm } from "./product-form-types";

const HINTS = {
  originStory: "originHint",
  culturalSignificance: "meaningHint",
  artisanBio: "artisanHint",
  makingProcess: "makingHint",
} as const;

/** The story in five languages, each under its own tab, with the translated title and description. */
export function StorySection({ form }: { form: ProductForm }) {
  const t = useTranslations("products.story");
  const [ownLocale, translations] = useWatch({
    control: form.control,
    name: ["locale", "translations"],
  });

  return (
    <EditorSection
      id="story"
      title={t("title")}
      lead={t("lead", { language: NATIVE_NAMES[ownLocale] })}
    >
      <div className="sm:col-span-2">
        <LanguageTabs
          ownLanguage={ownLocale}
          isWritten={(locale) =>
            Object.values(translations[locale]).some((text) => text.trim() !== "")
          }
        >
          {(locale) => (
            <LanguageFields form={form} locale={locale} isOwnLanguage={locale === ownLocale} />
          )}
        </LanguageTabs>
      </div>
    </EditorSection>
  );
}

type LanguageFieldsProps = { form: ProductForm; locale: Language; isOwnLanguage: boolean };

function LanguageFields({ form, locale, isOwnLanguage }: LanguageFieldsProps) {
  const t = useTranslations("products.story");
  const language = NATIVE_NAMES[locale];
  const errors = form.formState.errors.translations?.[locale];
  const textAttributes = { lang: locale, dir: getDirection(locale) };
  return (
    <div className="grid gap-4.5">
      {!isOwnLanguage && (
        <>
          <TextField
            label={t("titleIn", { language })}
            isOptional
            field={form.register(`translations.${locale}.title`)}
            error={errors?.title}
            {...textAttributes}
          />
          <Field label={t("descriptionIn", { language })} isOptional error={errors?.description}>
            {(field) => (
              <Textarea
                rows={3}
                {...textAttributes}
                {...field}
                {...form.register(`translations.${locale}.description`)}
              />
            )}
          </Field>
        </>
      )}
      <StorySections form={form} locale={locale} isOwnLanguage={isOwnLanguage} />
      {!isOwnLanguage && <TranslatedFacts form={form} locale={locale} />}
    </div>
  );
}

/** Translations of the facts that the product has. */
function TranslatedFacts({ form, locale }: Omit<LanguageFieldsProps, "isOwnLanguage">) {
  const t = useTranslations("products.story");
  const nameOf = useTranslations("catalog.facts.name");
  const facts = useWatch({ control: form.control, name: "facts" });
  const errors = form.formState.errors.translations?.[locale];
  return TRANSLATABLE_FACTS.filter((fact) => facts[fact]).map((fact) => (
    <TextField
      key={fact}
      label={t("factIn", { fact: nameOf(fact), language: NATIVE_NAMES[locale] })}
      isOptional
      field={form.register(`translations.${locale}.${fact}`)}
      error={errors?.[fact]}
      lang={locale}
      dir={getDirection(locale)}
    />
  ));
}

function StorySections({ form, locale, isOwnLanguage }: LanguageFieldsProps) {
  const t = useTranslations("products.story");
  const tStory = useTranslations("catalog.story");
  const errors = form.formState.errors;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {STORY_SECTIONS.map((section) => (
        <Field
          key={section}
          label={tStory(section)}
          isOptional
          error={isOwnLanguage ? errors[section] : errors.translations?.[locale]?.[section]}
        >
          {(field) => (
            <Textarea
              rows={5}
              lang={locale}
              dir={getDirection(locale)}
              placeholder={isOwnLanguage ? t(HINTS[section]) : ""}
              {...field}
              {...form.register(isOwnLanguage ? section : `translations.${locale}.${section}`)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
