"use client";

import { useEffect, useRef } from "react";

import { toCategorySlug } from "@/lib/products/categories";
import type { ShopFilter } from "@/lib/products/filters/schema";
import { SORTS } from "@/lib/products/rules";

/** Whether this document has applied the choices; later pages are rendered by the script. */
let isApplied = false;

/** Applies boxes and lists of a form that were changed before its script was ready. */
export function useEarlyChoices(
  formId: string,
  filter: ShopFilter,
  onChange: (changes: Partial<ShopFilter>) => void,
) {
  const atMount = useRef({ filter, onChange });
  useEffect(() => {
    if (isApplied) return;
    isApplied = true;
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const early = [...form.elements].flatMap((element) =>
      Object.entries(earlyChoiceOf(element, atMount.current.filter)),
    );
    if (early.length > 0) atMount.current.onChange(Object.fromEntries(early));
  }, [formId]);
}

function earlyChoiceOf(element: Element, filter: ShopFilter): Partial<ShopFilter> {
  if (element instanceof HTMLInputElement) return earlyBoxOf(element, filter);
  if (!(element instanceof HTMLSelectElement)) return {};
  const { name, value } = element;
  if (name === "category") return changeOf(filter, "category", toCategorySlug(value) ?? undefined);
  if (name === "sort")
    return changeOf(
      filter,
      "sort",
      SORTS.find((sort) => sort === value),
    );
  return {};
}

function earlyBoxOf({ type, name, checked }: HTMLInputElement, filter: ShopFilter) {
  const isSet = filter[name as keyof ShopFilter] === true;
  return type !== "checkbox" || checked === isSet ? {} : { [name]: checked || undefined };
}

function changeOf<K extends "category" | "sort">(
  filter: ShopFilter,
  name: K,
  value: ShopFilter[K] | undefined,
): Partial<ShopFilter> {
  return value === (filter[name] ?? undefined) ? {} : { [name]: value };
}
