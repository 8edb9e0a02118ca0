"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { RemoveButton } from "@/components/forms/remove-button";
import { isolate } from "@/components/ui/isolate";
import { notify } from "@/components/ui/notify";
import {
  removeComparisonAction,
  removePriceAlertAction,
  removeSmartWishAction,
} from "@/lib/buyer-tools/actions";

const ACTIONS = {
  alerts: removePriceAlertAction,
  wishes: removeSmartWishAction,
  lists: removeComparisonAction,
};

type RemoveToolProps = { tool: keyof typeof ACTIONS; id: number; name: string };

/** Deletes a row of one of the tools, once it is asked. */
export function RemoveTool({ tool, id, name }: RemoveToolProps) {
  const t = useTranslations("buyerTools");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function remove() {
    startTransition(async () => {
      const result = await ACTIONS[tool]({ id }).catch(() => null);
      if (result?.ok) notify.success(t("removed"));
      else notify.error(t("removeFailed"), result?.message ?? t("tryAgain"));
      router.refresh();
    });
  }

  return (
    <RemoveButton
      label={t("removeOne", { name })}
      title={t(`${tool}.removeTitle`)}
      text={t.rich(`${tool}.removeText`, { name, ...isolate })}
      act={t("remove")}
      isPending={isPending}
      onRemove={remove}
    />
  );
}
