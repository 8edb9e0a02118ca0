"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";

type Done = { title: string; more?: string };

/** Sends one decision, shows its outcome and refreshes the order. */
export function useAct() {
  const t = useTranslations("orders.act");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function runAction(send: () => Promise<Result>, messages: Done) {
    startTransition(async () => {
      const result = await send().catch(() => null);
      if (result?.ok) toast.success(messages.title, messages.more);
      else toast.error(t("failed"), result?.message ?? t("failedMore"));
      router.refresh();
    });
  }

  return { act: runAction, isPending };
}
