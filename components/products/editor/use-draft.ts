"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { toast } from "@/components/ui/toast";
import type { Checked, ProductValues } from "./form-values";
import { dropDraft, keepDraft, type ProductDraftStorage, readDraft } from "./product-draft-storage";

const PAUSE_MS = 400;

type Options = {
  form: UseFormReturn<ProductValues, unknown, Checked>;
  storageKey: string;
  initial: ProductValues;
  /** The stock on which the form is based; a draft has its own. */
  expectedStock: { current: number | null };
};

/** Saves the input continuously, and restores it after a reload. */
export function useDraft({ form, storageKey, initial, expectedStock }: Options) {
  const t = useTranslations("products.draft");
  const [isRestored, setIsRestored] = useState(false);
  const isOver = useRef(false);
  const first = useRef(initial);

  useEffect(() => {
    const draft = readDraft(storageKey, first.current);
    if (!draft || isSame(draft.values, first.current)) return;
    form.reset(freshStock(draft, first.current), { keepDefaultValues: true });
    // An entered stock is compared with the stock of its time.
    if (draft.values.stock !== String(draft.expectedStock)) {
      expectedStock.current = draft.expectedStock;
    }
    setIsRestored(true);
  }, [form, storageKey, expectedStock]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const values = form.getValues();
      if (isOver.current || isSame(values, first.current)) return;
      keepDraft(storageKey, { values, expectedStock: expectedStock.current });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    // A phone may close the page without another event.
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      clearTimeout(timer);
      stop();
    };
  }, [form, storageKey, expectedStock]);

  function save() {
    const draft = { values: form.getValues(), expectedStock: expectedStock.current };
    if (keepDraft(storageKey, draft)) toast.success(t("saved"), t("savedMore"));
    else toast.error(t("failed"));
  }

  function discard() {
    dropDraft(storageKey);
    form.reset(first.current);
    setIsRestored(false);
  }

  /** The input was saved: stops storing drafts. */
  function finish() {
    isOver.current = true;
    dropDraft(storageKey);
  }

  return { isRestored, save, discard, finish };
}

/** An unchanged stock is replaced by the current one. */
function freshStock(
  { values, expectedStock }: ProductDraftStorage,
  now: ProductValues,
): ProductValues {
  return values.stock === String(expectedStock) ? { ...values, stock: now.stock } : values;
}

const isSame = (one: ProductValues, other: ProductValues) =>
  JSON.stringify(one) === JSON.stringify(other);
