"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import { Button } from "@/components/ui/button";
import { removeDraftAction } from "@/lib/products/drafts/actions";

/** Deletes a draft after the browser's confirmation. */
export function RemoveDraft({ id, name }: { id: number; name: string }) {
  const t = useTranslations("dashboard.products.drafts");
  const { isPending, act } = useAct();

  function remove() {
    if (!window.confirm(t("question", { name }))) return;
    act(() => removeDraftAction({ id }), { done: () => [t("removed")], failed: t("failed") });
  }

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      aria-label={t("removeNamed", { name })}
      onClick={remove}
    >
      {t("remove")}
    </Button>
  );
}
