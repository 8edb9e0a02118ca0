"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";

import { Field } from "@/components/forms/field";
import { LanguageSelect } from "@/components/forms/language-select";
import { LanguageTabs } from "@/components/forms/language-tabs";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { hasText } from "@/components/forms/translation-values";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { getDirection, type Language } from "@/lib/i18n/routing";
import type { ArticleForm } from "./use-article-form";

type ArticleFieldsetProps = {
  form: ArticleForm;
  categories: { id: number; name: string }[];
  /** The address has been public and cannot change. */
  isSlugFixed: boolean;
};

/** The language, text, category and address of an article. */
export function ArticleFieldset({ form, categories, isSlugFixed }: ArticleFieldsetProps) {
  const t = useTranslations("blog.admin");
  const tLanguage = useTranslations("textLanguage");
  const { errors } = form.formState;
  return (
    <>
      <Field label={tLanguage("label")} error={errors.locale}>
        {(control) => <LanguageSelect {...control} {...registerWithDefault(form, "locale")} />}
      </Field>
      <ArticleTexts form={form} />
      <TextField
        label={t("field.slug")}
        hint={isSlugFixed ? t("field.slugFixed") : t("field.slugHint")}
        field={registerWithDefault(form, "slug")}
        error={errors.slug}
        readOnly={isSlugFixed}
        autoComplete="off"
        dir="ltr"
      />
      <Field label={t("field.category")} error={errors.categoryId}>
        {(control) => (
          <Select {...control} {...registerWithDefault(form, "categoryId")}>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t("field.tags")}
        hint={t("field.tagsHint")}
        field={registerWithDefault(form, "tags")}
        error={errors.tags?.root ?? errors.tags}
        autoComplete="off"
        dir="auto"
      />
    </>
  );
}

/** Title, excerpt and text in the article's own language, and their translations. */
function ArticleTexts({ form }: { form: ArticleForm }) {
  const t = useTranslations("textLanguage");
  const { errors } = form.formState;
  const [ownLocale, translations] = useWatch({
    control: form.control,
    name: ["locale", "translations"],
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <LanguageTabs
        ownLanguage={ownLocale}
        isWritten={(locale) => hasText(translations[locale])}
        isInvalid={(locale) =>
          locale === ownLocale
            ? Boolean(errors.title ?? errors.excerpt ?? errors.content)
            : Boolean(errors.translations?.[locale])
        }
      >
        {(locale) => (
          <TextFields form={form} locale={locale} isOwnLanguage={locale === ownLocale} />
        )}
      </LanguageTabs>
      <p className="text-muted-foreground text-sm">{t("translations")}</p>
    </div>
  );
}

type TextFieldsProps = { form: ArticleForm; locale: Language; isOwnLanguage: boolean };

function TextFields({ form, locale, isOwnLanguage }: TextFieldsProps) {
  const t = useTranslations("blog.admin");
  const errors = isOwnLanguage
    ? form.formState.errors
    : form.formState.errors.translations?.[locale];
  const register = (name: "title" | "excerpt" | "content") =>
    registerWithDefault(form, isOwnLanguage ? name : `translations.${locale}.${name}`);
  const textAttributes = { lang: locale, dir: getDirection(locale) };
  return (
    <div className="grid gap-4">
      <TextField
        label={t("field.title")}
        field={register("title")}
        error={errors?.title}
        {...textAttributes}
      />
      <Field label={t("field.excerpt")} error={errors?.excerpt}>
        {(control) => (
          <Textarea
            rows={2}
            maxLength={400}
            {...textAttributes}
            {...control}
            {...register("excerpt")}
          />
        )}
      </Field>
      <Field label={t("field.content")} hint={t("field.contentHint")} error={errors?.content}>
        {(control) => (
          <Textarea
            rows={18}
            maxLength={60_000}
            {...textAttributes}
            {...control}
            {...register("content")}
          />
        )}
      </Field>
    </div>
  );
}
