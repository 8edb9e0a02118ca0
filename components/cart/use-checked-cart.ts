"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { countUnits, itemKey, subtotalOf } from "@/lib/cart/rules";
import { replaceItems, useCart } from "@/lib/cart/store";
import { checkCartAction } from "@/lib/checkout/actions";
import {
  type CartNotice,
  reconcileCart,
  toLineInput,
  withWholesalePrice,
} from "@/lib/checkout/rules";

/**
 * The cart, validated by the server when the page opens: prices and quantities follow the server, and `notices` lists
 * the changes. `lines` has data that only the server knows. Count and subtotal include only available units.
 */
export function useCheckedCart() {
  const { items } = useCart();
  const [notices, setNotices] = useState<CartNotice[]>([]);
  const ids = items.map(itemKey);

  const check = useQuery({
    queryKey: queryKeys.cartCheck(ids),
    queryFn: async () => {
      const lineInputs = items.map(toLineInput);
      const result = await checkCartAction({ items: lineInputs });
      if (!result.ok) throw new Error(result.message);
      return result.data;
    },
    enabled: items.length > 0,
    gcTime: 0,
    staleTime: 0,
  });

  const { data } = check;
  useEffect(() => {
    if (!data) return;
    const result = reconcileCart(items, data);
    if (result.notices.length > 0) {
      setNotices((before) => mergeNotices(before, result.notices));
    }
    if (JSON.stringify(result.items) !== JSON.stringify(items)) replaceItems(result.items);
  }, [data, items]);

  const unavailable = new Set(notices.filter(isUnavailable).map(({ item }) => item));
  const lines = new Map((data ?? []).map((line) => [itemKey(line), line]));
  // The stored prices are retail prices; an approved wholesale buyer sees wholesale prices.
  const pricedItems = items.map((item) =>
    withWholesalePrice(item, lines.get(itemKey(item))?.tiers ?? []),
  );
  const buyable = pricedItems.filter((item) => !unavailable.has(itemKey(item)));
  return {
    items: pricedItems,
    buyable,
    count: countUnits(buyable),
    subtotalCents: subtotalOf(buyable),
    lines,
    notices: notices.filter((notice) => ids.includes(notice.item)),
    hasUnavailable: buyable.length < items.length,
    removeUnavailable: () => replaceItems(items.filter((item) => !unavailable.has(itemKey(item)))),
    isChecking: check.isFetching,
    error: check.error,
  };
}

/** Returns whether a line cannot be bought at all. */
export function isUnavailable({ kind }: CartNotice): boolean {
  return kind === "gone" || kind === "soldOut" || kind === "needsOption";
}

/** A later notice about the same line replaces the earlier one. */
function mergeNotices(before: CartNotice[], newNotices: CartNotice[]) {
  const isNew = (old: CartNotice) =>
    !newNotices.some(
      (notice) =>
        notice.item === old.item &&
        (notice.kind === old.kind || (isUnavailable(notice) && isUnavailable(old))),
    );
  return [...before.filter(isNew), ...newNotices];
}
