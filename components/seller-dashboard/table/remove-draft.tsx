"use client";

import { useTranslations } from "next-intl";

import { useAct } from "@/components/forms/use-act";
import { useConfirmation } from "@/components/forms/use-confirmation";
import { Button } from "@/components/ui/button";
import { removeDraftAction } from "@/lib/products/drafts/actions";

/** Deletes a draft after a confirmation. */
export function RemoveDraft({ id, name }: { id: number; name: string }) {
  const t = useTranslations("dashboard.products.drafts");
  const { isPending, act } = useAct();
  const { confirm, dialog } = useConfirmation();

  async function remove() {
    const question = {
      title: t("removeNamed", { name }),
      text: t("question", { name }),
      act: t("remove"),
    };
    if (!(await confirm(question))) return;
    act(() => removeDraftAction({ id }), { done: () => [t("removed")], failed: t("failed") });
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending}
        aria-label={t("removeNamed", { name })}
        onClick={() => void remove()}
      >
        {t("remove")}
      </Button>
      {dialog}
    </>
  );
}
