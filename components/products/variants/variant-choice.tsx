"use client";

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { useActiveImage } from "@/components/products/active-image";
import type { ProductVariants, Variant } from "@/lib/products/variants/queries";

type Options = ProductVariants["options"];

type Choice = ProductVariants & {
  /** Chosen value per option; null where none is chosen. */
  chosenValues: (string | null)[];
  choose: (option: number, value: string) => void;
  /** The variant of the chosen values; null until every option has one. */
  selected: Variant | null;
  /** Every option has a value, but no variant is offered with these values. */
  isNotOffered: boolean;
  /** Takes over values that were chosen in the browser before the script was ready; null for none. */
  restore: (values: (string | null)[]) => void;
  /** Index of the option without a value that a purchase asked for. */
  missing: number | null;
  /** Whether a variant is chosen; otherwise shows which option is missing. */
  isReady: () => boolean;
};

const VariantContext = createContext<Choice | null>(null);

/** Returns the choice of the product page's variant. Only inside a VariantProvider. */
export function useVariantChoice(): Choice {
  const choice = use(VariantContext);
  if (!choice) throw new Error("useVariantChoice needs a VariantProvider");
  return choice;
}

/** Keeps the chosen variant of a product page, also in the URL as `?variant=`. */
export function VariantProvider({
  options,
  variants,
  children,
}: ProductVariants & { children: ReactNode }) {
  const [chosenValues, setChosenValues] = useState(() => onlyValues(options));
  const [missing, setMissing] = useState<number | null>(null);
  const { show } = useActiveImage();
  const showImage = useRef(show);
  useEffect(() => {
    showImage.current = show;
  }, [show]);

  // The page is the same for every variant, so the URL is read in the browser.
  useEffect(() => {
    const id = Number(new URLSearchParams(location.search).get("variant"));
    const variant = variants.find((candidate) => candidate.id === id);
    if (!variant) return;
    // Values that were chosen before the script was ready count more than the URL.
    const initial = onlyValues(options);
    setChosenValues((before) =>
      before.some((value, index) => value !== initial[index]) ? before : variant.values,
    );
    if (variant.imageUrl) showImage.current(variant.imageUrl);
  }, [options, variants]);

  const choice = useMemo(() => {
    const selected = findVariant(variants, chosenValues);
    function setValues(next: (string | null)[]) {
      setChosenValues(next);
      setMissing(null);
      const variant = findVariant(variants, next);
      showInUrl(variant, next);
      if (variant?.imageUrl) showImage.current(variant.imageUrl);
    }
    function choose(option: number, value: string) {
      setValues(chosenValues.map((chosenValue, index) => (index === option ? value : chosenValue)));
    }
    function restore(values: (string | null)[]) {
      const next = chosenValues.map((chosenValue, index) => values[index] ?? chosenValue);
      if (next.some((value, index) => value !== chosenValues[index])) setValues(next);
    }
    function isReady() {
      const first = chosenValues.indexOf(null);
      setMissing(first === -1 ? null : first);
      return selected !== null;
    }
    const isNotOffered = selected === null && !chosenValues.includes(null);
    return {
      ...{
        options,
        variants,
        chosenValues,
        choose,
        restore,
        selected,
        isNotOffered,
        missing,
        isReady,
      },
    };
  }, [options, variants, chosenValues, missing]);

  return <VariantContext value={choice}>{children}</VariantContext>;
}

/** Writes the variant to the URL, or removes one that is no longer chosen. */
function showInUrl(variant: Variant | null, chosenValues: (string | null)[]) {
  if (!variant && chosenValues.includes(null)) return;
  const url = new URL(location.href);
  if (variant) url.searchParams.set("variant", String(variant.id));
  else url.searchParams.delete("variant");
  history.replaceState(null, "", url);
}

/** An option with a single value is chosen from the start. */
function onlyValues(options: Options): (string | null)[] {
  return options.map(({ values }) => (values.length === 1 ? (values[0] ?? null) : null));
}

function findVariant(variants: Variant[], chosenValues: (string | null)[]): Variant | null {
  const isChosen = ({ values }: Variant) =>
    values.every((value, index) => value === chosenValues[index]);
  return variants.find(isChosen) ?? null;
}
