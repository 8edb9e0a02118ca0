"use client";

import { useTranslations } from "next-intl";

import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { ArticleForm } from "./use-article-form";

type ArticleFieldsetProps = {
  form: ArticleForm;
  categories: { id: number; name: string }[];
  /** The address has been public and cannot change. */
  isSlugFixed: boolean;
};

/** The text, category and address of an article. */
export function ArticleFieldset({ form, categories, isSlugFixed }: ArticleFieldsetProps) {
  const t = useTranslations("blog.desk");
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={t("field.title")}
        field={registerWithDefault(form, "title")}
        error={errors.title}
        dir="auto"
      />
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
      <Field label={t("field.excerpt")} error={errors.excerpt}>
        {(control) => (
          <Textarea
            rows={2}
            maxLength={400}
            dir="auto"
            {...control}
            {...registerWithDefault(form, "excerpt")}
          />
        )}
      </Field>
      <Field label={t("field.content")} hint={t("field.contentHint")} error={errors.content}>
        {(control) => (
          <Textarea
            rows={18}
            maxLength={60_000}
            dir="auto"
            {...control}
            {...registerWithDefault(form, "content")}
          />
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
