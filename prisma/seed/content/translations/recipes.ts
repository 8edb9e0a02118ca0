import type { RecipeText } from "@/lib/blog/recipe-translation";
import { RECIPE_AM } from "./recipes/am";
import { RECIPE_AR } from "./recipes/ar";
import { RECIPE_OM } from "./recipes/om";
import { RECIPE_SO } from "./recipes/so";

/** Recipes by language, then the article's slug. */
export const RECIPE_TRANSLATIONS: Record<string, Record<string, RecipeText>> = {
  so: RECIPE_SO,
  om: RECIPE_OM,
  am: RECIPE_AM,
  ar: RECIPE_AR,
};
