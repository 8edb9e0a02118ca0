"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { LanguageTabs } from "@/components/forms/language-tabs";
import { TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { NATIVE_NAMES } from "@/lib/i18n/languages";
import { getDirection, type Language } from "@/lib/i18n/routing";
import { STORY_PARTS } from "@/lib/products/revision-content";
import type { ProductForm } from "./product-form-types";
import { TitleField } from "./title-field";

const HINTS = {
  originStory: "originHint",
  culturalSignificance: "meaningHint",
  artisanBio: "artisanHint",
  makingProcess: "makingHint",
} as const;

/** Title and story in five languages, each under its own tab. */
export function StoryFields({ form }: { form: ProductForm }) {
  const t = useTranslations("products.story");
  const id = useId();
  const [own, translations] = useWatch({ control: form.control, name: ["locale", "translations"] });

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg">
        {t("title")}
      </h2>
      <p className="mt-1 mb-2.5 text-muted-foreground text-sm">
        {t("lead", { language: NATIVE_NAMES[own] })}
      </p>
      <LanguageTabs
        own={own}
        isWritten={(locale) =>
          Object.values(translations[locale]).some((words) => words.trim() !== "")
        }
      >
        {(locale) => <LanguageFields form={form} locale={locale} isOwn={locale === own} />}
      </LanguageTabs>
    </section>
  );
}

type LanguageFieldsProps = { form: ProductForm; locale: Language; isOwn: boolean };

function LanguageFields({ form, locale, isOwn }: LanguageFieldsProps) {
  const t = useTranslations("products.story");
  const language = NATIVE_NAMES[locale];
  const errors = form.formState.errors.translations?.[locale];
  const written = { lang: locale, dir: getDirection(locale) };
  return (
    <div className="grid gap-4.5">
      {isOwn ? (
        <TitleField form={form} name="title" label={t("titleIn", { language })} />
      ) : (
        <>
          <TextField
            label={t("titleIn", { language })}
            isOptional
            field={form.register(`translations.${locale}.title`)}
            error={errors?.title}
            {...written}
          />
          <Field label={t("descriptionIn", { language })} isOptional error={errors?.description}>
            {(field) => (
              <Textarea
                rows={3}
                {...written}
                {...field}
                {...form.register(`translations.${locale}.description`)}
              />
            )}
          </Field>
        </>
      )}
      <StoryParts form={form} locale={locale} isOwn={isOwn} />
    </div>
  );
}

function StoryParts({ form, locale, isOwn }: LanguageFieldsProps) {
  const t = useTranslations("products.story");
  const parts = useTranslations("catalog.story");
  const errors = form.formState.errors;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {STORY_PARTS.map((part) => (
        <Field
          key={part}
          label={parts(part)}
          isOptional
          error={isOwn ? errors[part] : errors.translations?.[locale]?.[part]}
        >
          {(field) => (
            <Textarea
              rows={5}
              lang={locale}
              dir={getDirection(locale)}
              placeholder={isOwn ? t(HINTS[part]) : ""}
              {...field}
              {...form.register(isOwn ? part : `translations.${locale}.${part}`)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
