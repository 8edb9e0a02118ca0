"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { toast } from "@/components/ui/toast";
import { duplicateProductAction } from "@/lib/products/drafts/actions";
import { draftPath } from "./dashboard-urls";

/** Returns a function that copies a product to a draft and opens it. */
export function useDuplicate(productId: number) {
  const t = useTranslations("dashboard.act");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function duplicate() {
    startTransition(async () => {
      const result = await duplicateProductAction({ productId }).catch(() => null);
      if (result?.ok) router.push(draftPath(result.data.id));
      else toast.error(t("duplicateFailed"), result?.message ?? t("tryAgain"));
    });
  }

  return { duplicate, isPending };
}
