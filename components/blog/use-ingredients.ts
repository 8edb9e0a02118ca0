"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import type { Recipe } from "@/lib/blog/queries/recipes";
import { amountFor, unitsFor, withIngredients } from "@/lib/blog/rules";
import { isSameItem } from "@/lib/cart/rules";
import { replaceItems, useCart } from "@/lib/cart/store";
import { checkCartAction } from "@/lib/checkout/actions";
import type { CheckedLine } from "@/lib/checkout/queries";
import { toLineInput } from "@/lib/checkout/rules";
import { toDecimal } from "@/lib/core/money";

export type RecipeProducts = Omit<Recipe, "steps">;

export type IngredientLine = RecipeProducts["ingredients"][number] & {
  /** Units that no other buyer holds; 0 if the shop has none. */
  available: number;
  isChosen: boolean;
  /** The servings need more units than available. */
  isShort: boolean;
};

/** Selected ingredients, servings, and the action that adds them to the cart. */
export function useIngredients(recipe: RecipeProducts) {
  const [servings, setServings] = useState(recipe.servings);
  const [excludedIds, setExcludedIds] = useState<ReadonlySet<number>>(new Set());
  const { add, isAdding } = useAddAll();
  const scale = { servings, base: recipe.servings };

  const rows = recipe.ingredients.map((ingredient): IngredientLine => {
    const available = ingredient.product?.available ?? 0;
    const neededUnits = unitsFor(ingredient.units, scale);
    return {
      ...ingredient,
      amount: amountFor(ingredient.amount, scale),
      units: available > 0 ? Math.min(neededUnits, available) : neededUnits,
      available,
      isChosen: available > 0 && !excludedIds.has(ingredient.id),
      isShort: available > 0 && available < neededUnits,
    };
  });
  const selectedLines = rows.filter((row) => row.isChosen);

  function toggle(id: number) {
    const next = new Set(excludedIds);
    if (!next.delete(id)) next.add(id);
    setExcludedIds(next);
  }

  return {
    servings,
    setServings,
    rows,
    toggle,
    chosen: selectedLines,
    totalCents: selectedLines.reduce(
      (sum, row) => sum + (row.product?.priceCents ?? 0) * row.units,
      0,
    ),
    add: () => void add(selectedLines),
    isAdding,
  };
}

/** Adds units of several products to the cart at current prices, and shows their number in a toast. */
function useAddAll() {
  const t = useTranslations("blog.recipe");
  const cartLabels = useTranslations("cart.toast");
  const { items } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  // Another tab may change the cart during the request.
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);

  async function add(selectedLines: IngredientLine[]) {
    if (!isMarkedSignedIn()) {
      toast.hint(cartLabels("loginRequired"), cartLabels("loginRequiredMore"));
      return;
    }
    setIsAdding(true);
    const result = await checkCartAction({ items: linesOf(selectedLines) }).catch(() => null);
    setIsAdding(false);
    if (!result?.ok) {
      toast.error(t("addFailed"), result?.message ?? t("addFailedMore"));
      return;
    }
    const { items: next, added } = withIngredients(
      latest.current,
      result.data.map((line) => toCartIngredient(line, selectedLines)),
    );
    if (added === 0) {
      toast.error(t("addNothing"), t("addNothingMore"));
      return;
    }
    replaceItems(next);
    toast.success(cartLabels("added"), t("added", { count: added }));
  }

  return { add, isAdding };
}

const linesOf = (selectedLines: IngredientLine[]) =>
  selectedLines.flatMap(({ product, units }) =>
    product
      ? toLineInput({ productId: product.id, variantId: product.variantId, quantity: units })
      : [],
  );

function toCartIngredient(line: CheckedLine, selectedLines: IngredientLine[]) {
  const { productId, variantTitle, title, imageUrl, seller, available } = line;
  const variantId = line.variantId ?? line.onlyVariantId;
  const units = linesOf(selectedLines)
    .filter((cartLine) => isSameItem(cartLine, line))
    .reduce((sum, cartLine) => sum + cartLine.quantity, 0);
  const product = {
    productId,
    ...(variantId ? { variantId } : {}),
    ...(variantTitle ? { variantTitle } : {}),
    title,
    imageUrl,
    seller,
    price: toDecimal(line.priceCents),
  };
  return { product, units, available };
}
