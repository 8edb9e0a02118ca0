"use client";

import { useTranslations } from "next-intl";
import { useFieldArray } from "react-hook-form";
import { CheckboxField } from "@/components/forms/checkbox-field";
import { Field } from "@/components/forms/field";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { Textarea } from "@/components/ui/textarea";
import { BLANK_INGREDIENT } from "./article-form-values";
import { IngredientFields } from "./ingredient-fields";
import type { ArticleForm } from "./use-article-form";

/** The optional recipe of an article. */
export function RecipeFieldset({ form }: { form: ArticleForm }) {
  const t = useTranslations("blog.admin.recipe");
  const { register, control } = form;
  const list = useFieldArray({ control, name: "recipe.ingredients" });
  const errors = form.formState.errors.recipe;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{t("legend")}</legend>
      <CheckboxField label={t("has")} field={register("hasRecipe")} />
      {form.watch("hasRecipe") && (
        <>
          <TextField
            label={t("title")}
            field={registerWithDefault(form, "recipe.title")}
            error={errors?.title}
            dir="auto"
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t("servings")}
              field={registerWithDefault(form, "recipe.servings")}
              error={errors?.servings}
              type="number"
            />
            <TextField
              label={t("minutes")}
              field={registerWithDefault(form, "recipe.minutes")}
              error={errors?.minutes}
              type="number"
            />
          </div>
          <p className="font-medium text-sm">{t("ingredients")}</p>
          <ul className="grid gap-4">
            {list.fields.map((field, index) => (
              <IngredientFields
                key={field.id}
                form={form}
                index={index}
                onRemove={() => list.remove(index)}
              />
            ))}
          </ul>
          <Button
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => list.append(BLANK_INGREDIENT)}
          >
            <Plus aria-hidden />
            {t("addIngredient")}
          </Button>
          <TextField
            label={t("kitchen")}
            hint={t("kitchenHint")}
            field={registerWithDefault(form, "recipe.kitchen")}
            error={errors?.kitchen}
            dir="auto"
            isOptional
          />
          <Field
            label={t("steps")}
            hint={t("stepsHint")}
            error={errors?.steps?.root ?? errors?.steps}
          >
            {(field) => (
              <Textarea
                rows={6}
                dir="auto"
                {...field}
                {...registerWithDefault(form, "recipe.steps")}
              />
            )}
          </Field>
        </>
      )}
    </fieldset>
  );
}
