"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";

import { toast } from "@/components/ui/toast";
import type { ProductValues } from "./form-values";
import { type FieldConflict, isSameValue, mergeValues } from "./merge-values";
import { dropDraft, readDraft, storeDraft } from "./product-draft-storage";
import type { ProductForm } from "./product-form-types";

const PAUSE_MS = 400;

type Options = {
  form: ProductForm;
  storageKey: string;
  /** The values on which the form is based. */
  basis: RefObject<{ values: ProductValues }>;
  onConflicts: (conflicts: FieldConflict[]) => void;
};

/** Saves the input continuously, and applies it to the current product after a reload. */
export function useDraft({ form, storageKey, basis, onConflicts }: Options) {
  const t = useTranslations("products.draft");
  const [isRestored, setIsRestored] = useState(false);
  const isOver = useRef(false);

  useEffect(() => {
    const current = basis.current.values;
    const draft = readDraft(storageKey, current);
    if (!draft || isSameValue(draft.values, draft.initial)) return;
    const { values, conflicts } = mergeValues({
      initial: draft.initial,
      entered: draft.values,
      current,
    });
    form.reset(values, { keepDefaultValues: true });
    onConflicts(conflicts);
    setIsRestored(true);
  }, [form, storageKey, basis, onConflicts]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const store = () => {
      const values = form.getValues();
      const initial = basis.current.values;
      if (isOver.current || isSameValue(values, initial)) return;
      storeDraft(storageKey, { values, initial });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(store, PAUSE_MS);
      },
    });
    // A phone may close the page without another event.
    addEventListener("pagehide", store);
    return () => {
      removeEventListener("pagehide", store);
      clearTimeout(timer);
      stop();
    };
  }, [form, storageKey, basis]);

  function save() {
    const draft = { values: form.getValues(), initial: basis.current.values };
    if (storeDraft(storageKey, draft)) toast.success(t("saved"), t("savedMore"));
    else toast.error(t("failed"));
  }

  function discard() {
    dropDraft(storageKey);
    form.reset(basis.current.values);
    onConflicts([]);
    setIsRestored(false);
  }

  /** The input was saved: stops storing drafts. */
  function finish() {
    isOver.current = true;
    dropDraft(storageKey);
  }

  return { isRestored, save, discard, finish };
}
