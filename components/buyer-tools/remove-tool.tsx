"use client";

import { useTranslations } from "next-intl";

import { RemoveButton } from "@/components/forms/remove-button";
import { useAct } from "@/components/forms/use-act";
import { richTextTags } from "@/components/ui/rich-text-tags";
import {
  removeComparisonAction,
  removePriceAlertAction,
  removeSmartWishlistItemAction,
} from "@/lib/buyer-tools/actions";

const ACTIONS = {
  alerts: removePriceAlertAction,
  smartWishlist: removeSmartWishlistItemAction,
  lists: removeComparisonAction,
};

type RemoveToolProps = { tool: keyof typeof ACTIONS; id: number; name: string };

/** Deletes a row of one of the tools after confirmation. */
export function RemoveTool({ tool, id, name }: RemoveToolProps) {
  const t = useTranslations("buyerTools");
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
