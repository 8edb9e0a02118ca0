"use client";

import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { LanguageTabs } from "@/components/forms/language-tabs";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { Textarea } from "@/components/ui/textarea";
import { getDirection, type Language } from "@/lib/i18n/routing";
import type { StorefrontForm } from "./storefront-values";

/** Tagline and description in the store's own language, and their translations with that of the profile. */
export function StorefrontTexts({ form }: { form: StorefrontForm }) {
  const t = useTranslations("textLanguage");
  const interfaceLocale = useLocale();
  const { errors } = form.formState;
  const [shopLanguage = interfaceLocale, translations] = useWatch({
    control: form.control,
    name: ["locale", "translations"],
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <LanguageTabs
        ownLanguage={shopLanguage}
        isWritten={(locale) => Object.values(translations?.[locale] ?? {}).some(Boolean)}
        isInvalid={(locale) =>
          locale === shopLanguage
            ? Boolean(errors.tagline ?? errors.description)
            : Boolean(errors.translations?.[locale])
        }
      >
        {(locale) => <TextFields form={form} locale={locale} isOwn={locale === shopLanguage} />}
      </LanguageTabs>
      <p className="text-muted-foreground text-sm">{t("translations")}</p>
    </div>
  );
}

type TextFieldsProps = { form: StorefrontForm; locale: Language; isOwn: boolean };

function TextFields({ form, locale, isOwn }: TextFieldsProps) {
  const t = useTranslations("storefronts.editor");
  const tLanguage = useTranslations("textLanguage");
  const errors = isOwn ? form.formState.errors : form.formState.errors.translations?.[locale];
  const register = (name: "tagline" | "description") =>
    registerWithDefault(form, isOwn ? name : `translations.${locale}.${name}`);
  const written = { lang: locale, dir: getDirection(locale) };
  return (
    <div className="grid gap-5">
      <TextField
        label={t("tagline")}
        hint={t("taglineHint")}
        isOptional
        field={register("tagline")}
        error={errors?.tagline}
        {...written}
      />
      <Field
        label={t("description")}
        hint={t("descriptionHint")}
        isOptional={!isOwn}
        error={errors?.description}
      >
        {(control) => <Textarea rows={6} {...written} {...control} {...register("description")} />}
      </Field>
      {!isOwn && (
        <Field
          label={tLanguage("bio")}
          isOptional
          error={form.formState.errors.translations?.[locale]?.bio}
        >
          {(control) => (
            <Textarea
              rows={4}
              {...written}
              {...control}
              {...registerWithDefault(form, `translations.${locale}.bio`)}
            />
          )}
        </Field>
      )}
    </div>
  );
}
