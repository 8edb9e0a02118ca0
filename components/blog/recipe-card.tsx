"use client";

import { type Locale, useTranslations } from "next-intl";
import { LanguageNote } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Clock, ShoppingBag, Users } from "@/components/ui/icons";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Hem } from "@/components/ui/weaves";
import { MAX_SERVINGS } from "@/lib/blog/rules";
import { formatMoney } from "@/lib/core/money";
import { IngredientRow } from "./ingredient-row";
import type { RecipeProducts } from "./use-ingredients";
import { useIngredients } from "./use-ingredients";

/** A recipe's ingredients: selection, servings, and a button that adds all of them to the cart. */
export function RecipeCard({ recipe, locale }: { recipe: RecipeProducts; locale: Locale }) {
  const t = useTranslations("blog.recipe");
  const { title, minutes, kitchen, ingredients } = recipe;
  const { servings, setServings, rows, toggle, chosen, totalCents, add, isAdding } =
    useIngredients(recipe);
  return (
    <section aria-labelledby="recipe" className="my-10">
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-start justify-between gap-4 border-b px-5 pt-5.5 pb-4.5 sm:px-6.5">
          <div className="min-w-0">
            <UserText
              as="h2"
              id="recipe"
              text={title}
              locale={locale}
              className="display wrap-anywhere text-d3"
            />
            <LanguageNote locale={locale} />
            <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-sm [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-4">
              <span>
                <Clock aria-hidden />
                <Duration minutes={minutes} />
              </span>
              <span>
                <Users aria-hidden />
                {t("servings", { count: servings })}
              </span>
            </p>
          </div>
          <QuantityStepper
            value={servings}
            max={MAX_SERVINGS}
            onChange={setServings}
            labels={{ group: t("stepper"), fewer: t("fewer"), more: t("more") }}
          />
        </div>
        {ingredients.length > 0 && (
          <ul className="divide-y divide-border">
            {rows.map((row) => (
              <IngredientRow key={row.id} row={row} onToggle={() => toggle(row.id)} />
            ))}
          </ul>
        )}
        <Kitchen kitchen={kitchen} base={recipe.servings} isScaled={servings !== recipe.servings} />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t bg-muted px-5 py-4 sm:px-6.5">
          <p>
            <span className="font-semibold">{t("chosen", { count: chosen.length })}</span>
            <br />
            <Price amount={formatMoney(totalCents)} className="font-[650] text-lg" />
          </p>
          <Button
            variant="brand"
            size="lg"
            disabled={chosen.length === 0 || isAdding}
            onClick={add}
            className="max-sm:w-full"
          >
            <ShoppingBag aria-hidden />
            {t("add")}
          </Button>
        </div>
        <Hem weave="spices" />
      </Card>
    </section>
  );
}

function Duration({ minutes: all }: { minutes: number }) {
  const t = useTranslations("blog.recipe");
  const hours = String(Math.floor(all / 60));
  const minutes = String(all % 60);
  if (hours === "0") return t("minutes", { minutes });
  return minutes === "0" ? t("hours", { hours }) : t("hoursMinutes", { hours, minutes });
}

type KitchenProps = { kitchen: string; base: number; isScaled: boolean };

/** Ingredients that the shop does not sell, in amounts for the recipe's original servings. */
function Kitchen({ kitchen, base, isScaled }: KitchenProps) {
  const t = useTranslations("blog.recipe");
  if (!kitchen) return null;
  return (
    <div className="border-t px-5 py-3 text-muted-foreground text-sm sm:px-6.5">
      <p dir="auto" className="wrap-anywhere">
        {t.rich("kitchen", {
          b: (text) => <b className="text-foreground">{text}</b>,
          bdi: (text) => <bdi>{text}</bdi>,
          kitchen,
        })}
      </p>
      {isScaled && <p className="mt-1">{t("written", { count: base })}</p>}
    </div>
  );
}
