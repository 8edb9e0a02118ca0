"use client";

import { useTranslations } from "next-intl";

import { RemoveButton } from "@/components/forms/remove-button";
import { useAct } from "@/components/forms/use-act";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { removeBulkUpdateAction, removeInventoryAlertAction } from "@/lib/seller-tools/actions";

const ACTIONS = { inventory: removeInventoryAlertAction, pricing: removeBulkUpdateAction };

type DeleteRowButtonProps = { tool: keyof typeof ACTIONS; id: number; name: string };

/** Deletes a row of one of the tools after confirmation. */
export function DeleteRowButton({ tool, id, name }: DeleteRowButtonProps) {
  const t = useTranslations("sellerTools");
  const { isPending, act } = useAct();
  const messages = { done: () => [t("removed")] as [string], failed: t("removeFailed") };
  return (
    <RemoveButton
      label={t("removeOne", { name })}
      title={t(`${tool}.removeTitle`)}
      text={t.rich(`${tool}.removeText`, { name, ...richTextTags })}
      act={t("remove")}
      isPending={isPending}
      onRemove={() => act(() => ACTIONS[tool]({ id }), messages)}
    />
  );
}
