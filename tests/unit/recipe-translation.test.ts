import { describe, expect, it } from "vitest";

import { translateRecipe } from "@/lib/blog/recipe-translation";

const RECIPE = {
  title: "Doro wat",
  kitchen: "6 eggs",
  ingredients: [{ id: 7, amount: "4 tbsp", name: "berbere" }],
  steps: ["Stir."],
};
const SOMALI = {
  title: "Doro wat",
  kitchen: "6 ukun",
  ingredients: [{ amount: "4 qaaddo", name: "berbere" }],
  steps: ["Walaaq."],
};

describe("translateRecipe", () => {
  it("replaces the texts and keeps the ingredients’ products", () => {
    expect(translateRecipe(RECIPE, SOMALI)).toEqual({
      ...SOMALI,
      ingredients: [{ id: 7, amount: "4 qaaddo", name: "berbere" }],
    });
  });

  it.each([
    ["no translation", null],
    ["another shape", { title: "Doro wat" }],
    ["a missing step", { ...SOMALI, steps: [] }],
    ["a missing ingredient", { ...SOMALI, ingredients: [] }],
  ])("returns null for %s", (_, recipe) => {
    expect(translateRecipe(RECIPE, recipe)).toBeNull();
  });
});
