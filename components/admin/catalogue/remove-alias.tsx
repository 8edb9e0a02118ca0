"use client";

import { useTranslations } from "next-intl";

import { RemoveButton } from "@/components/forms/remove-button";
import { useAct } from "@/components/forms/use-act";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { removeAliasAction } from "@/lib/search/actions";
import type { AliasRow } from "@/lib/search/queries";

/** Removes an alias after confirmation. */
export function RemoveAlias({ id, alias, term }: AliasRow) {
  const t = useTranslations("catalogue.aliases");
  const { isPending, act } = useAct();
  const messages = { done: () => [t("removed")] as [string], failed: t("removeFailed") };
  return (
    <RemoveButton
      size="icon-sm"
      label={t("removeOne", { alias, term })}
      title={t("removeTitle")}
      text={t.rich("removeText", { alias, term, ...richTextTags })}
      act={t("remove")}
      isPending={isPending}
      onRemove={() => act(() => removeAliasAction({ id }), messages)}
    />
  );
}
