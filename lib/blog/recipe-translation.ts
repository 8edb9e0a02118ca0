import * as z from "zod";
import "@/lib/core/validation/zod-config";

const recipeTextSchema = z.object({
  title: z.string(),
  kitchen: z.string(),
  ingredients: z.array(z.object({ amount: z.string(), name: z.string() })),
  steps: z.array(z.string()),
});

/** The texts of a recipe in one language, with its ingredients and steps in their order. */
export type RecipeText = z.output<typeof recipeTextSchema>;

/**
 * Returns a recipe with its texts replaced by a stored translation. Null without one, or if it has another number of
 * ingredients or steps.
 */
export function translateRecipe<Ingredient extends { amount: string; name: string }>(
  recipe: Omit<RecipeText, "ingredients"> & { ingredients: Ingredient[] },
  translation: unknown,
) {
  const { data } = recipeTextSchema.safeParse(translation);
  const isComplete =
    data?.ingredients.length === recipe.ingredients.length &&
    data.steps.length === recipe.steps.length;
  if (!(data && isComplete)) return null;
  const { title, kitchen, steps } = data;
  const ingredients = recipe.ingredients.map((ingredient, index) => ({
    ...ingredient,
    ...data.ingredients[index],
  }));
  return { title, kitchen, steps, ingredients };
}
