"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { toast } from "@/components/ui/toast";
import { removeDraftAction, saveDraftAction } from "@/lib/products/drafts/actions";
import type { ProductValues } from "./form-values";

type Options = {
  /** Null before the first save. */
  draftId: number | null;
  getValues: () => ProductValues;
  /** Deletes the input that is stored on this device. */
  onSaved: () => void;
};

/** The draft of a new product, which the seller finds in the product list on every device. */
export function useServerDraft({ draftId, getValues, onSaved }: Options) {
  const t = useTranslations("products.draft");
  const router = useRouter();
  const [isSaving, startSaving] = useTransition();

  function save() {
    startSaving(async () => {
      const content = JSON.stringify(getValues());
      const draft = draftId === null ? {} : { id: draftId };
      const result = await saveDraftAction({ ...draft, content }).catch(() => null);
      if (!result?.ok)
        return toast.error(t("serverFailed"), result?.message ?? t("serverFailedMore"));
      toast.success(t("saved"), t("serverSaved"));
      onSaved();
      if (draftId === null) router.replace(`/add-product?draft=${result.data.id}`);
    });
  }

  async function remove() {
    if (draftId !== null) await removeDraftAction({ id: draftId }).catch(() => null);
  }

  function discard() {
    startSaving(async () => {
      onSaved();
      await remove();
      router.replace("/add-product");
    });
  }

  return { save, remove, discard, isSaving };
}
