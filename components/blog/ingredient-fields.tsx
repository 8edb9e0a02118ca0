"use client";

import { useTranslations } from "next-intl";
import { registerWithDefault } from "@/components/forms/register-with-default";
import { TextField } from "@/components/forms/text-field";
import { Button } from "@/components/ui/button";
import { Trash2 } from "@/components/ui/icons";
import { ProductPicker } from "./product-picker";
import type { ArticleForm } from "./use-article-form";

type IngredientFieldsProps = { form: ArticleForm; index: number; onRemove: () => void };

/** One ingredient and its product. */
export function IngredientFields({ form, index, onRemove }: IngredientFieldsProps) {
  const t = useTranslations("blog.admin.recipe");
  const { watch, setValue, formState } = form;
  const path = `recipe.ingredients.${index}` as const;
  const errors = formState.errors.recipe?.ingredients?.[index];
  const productId = watch(`${path}.productId`);
  const productTitle = watch(`${path}.productTitle`);
  return (
    <li className="grid gap-3 rounded-md border p-3.5">
      <div className="grid gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_6rem]">
        <TextField
          label={t("amount")}
          field={registerWithDefault(form, `${path}.amount`)}
          error={errors?.amount}
          dir="auto"
        />
        <TextField
          label={t("name")}
          field={registerWithDefault(form, `${path}.name`)}
          error={errors?.name}
          dir="auto"
        />
        <TextField
          label={t("units")}
          field={registerWithDefault(form, `${path}.units`)}
          error={errors?.units}
          type="number"
        />
      </div>
      <ProductPicker
        selectedTitle={productId ? productTitle || `#${productId}` : null}
        onChoose={(product) => {
          setValue(`${path}.productId`, product?.id ?? null, { shouldDirty: true });
          setValue(`${path}.productTitle`, product?.title ?? "", { shouldDirty: true });
        }}
      />
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onRemove}>
        <Trash2 aria-hidden />
        {t("removeIngredient")}
      </Button>
    </li>
  );
}
