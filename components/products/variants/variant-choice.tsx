"use client";

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { useActiveImage } from "@/components/products/active-image";
import type { ProductVariants, Variant } from "@/lib/products/variants/queries";

type Options = ProductVariants["options"];

type Choice = ProductVariants & {
  /** Chosen value per option; null where none is chosen. */
  chosen: (string | null)[];
  choose: (option: number, value: string) => void;
  /** The variant of the chosen values; null until every option has one. */
  selected: Variant | null;
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
  const [chosen, setChosen] = useState(() => onlyValues(options));
  const [missing, setMissing] = useState<number | null>(null);
  const { show } = useActiveImage();
  const showImage = useRef(show);
  useEffect(() => {
    showImage.current = show;
  }, [show]);

  // The page is the same for every variant, so the URL is read in the browser.
  useEffect(() => {
    const id = Number(new URLSearchParams(location.search).get("variant"));
    const variant = variants.find((one) => one.id === id);
    if (!variant) return;
    setChosen(variant.values);
    if (variant.imageUrl) showImage.current(variant.imageUrl);
  }, [variants]);

  const choice = useMemo(() => {
    const selected = findVariant(variants, chosen);
    function choose(option: number, value: string) {
      const next = chosen.map((one, index) => (index === option ? value : one));
      setChosen(next);
      setMissing(null);
      const found = findVariant(variants, next);
      if (!found) return;
      const url = new URL(location.href);
      url.searchParams.set("variant", String(found.id));
      history.replaceState(null, "", url);
      if (found.imageUrl) showImage.current(found.imageUrl);
    }
    function isReady() {
      const first = chosen.indexOf(null);
      setMissing(first === -1 ? null : first);
      return selected !== null;
    }
    return { options, variants, chosen, choose, selected, missing, isReady };
  }, [options, variants, chosen, missing]);

  return <VariantContext value={choice}>{children}</VariantContext>;
}

/** An option with a single value is chosen from the start. */
function onlyValues(options: Options): (string | null)[] {
  return options.map(({ values }) => (values.length === 1 ? (values[0] ?? null) : null));
}

function findVariant(variants: Variant[], chosen: (string | null)[]): Variant | null {
  const isChosen = ({ values }: Variant) => values.every((value, index) => value === chosen[index]);
  return variants.find(isChosen) ?? null;
}
