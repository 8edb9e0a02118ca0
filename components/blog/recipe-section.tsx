import { type Locale, useTranslations } from "next-intl";

import { LANGUAGE_NOTE_MESSAGES } from "@/components/languages/language-note";
import { UserText } from "@/components/languages/user-text";
import { PageMessages } from "@/components/layout/page-messages";
import type { Recipe } from "@/lib/blog/queries/recipes";
import { RecipeCard } from "./recipe-card";

/** Available products for a recipe, and its steps. */
export function RecipeSection({ recipe, locale }: { recipe: Recipe; locale: Locale }) {
  const t = useTranslations("blog.recipe");
  const { steps, ...card } = recipe;
  return (
    <>
      <PageMessages namespaces={["blog.recipe", ...LANGUAGE_NOTE_MESSAGES]}>
        <RecipeCard recipe={card} locale={locale} />
      </PageMessages>
      <h2 className="display text-d3">{t("method")}</h2>
      <ol className="mt-4 grid gap-4.5">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of steps is fixed, and two may have the same text
          <li key={index} className="grid grid-cols-[2.75rem_minmax(0,1fr)] leading-relaxed">
            <span aria-hidden className="display text-brand-ink text-d3 leading-none">
              {index + 1}
            </span>
            <UserText as="p" text={step} locale={locale} className="wrap-anywhere" />
          </li>
        ))}
      </ol>
    </>
  );
}
