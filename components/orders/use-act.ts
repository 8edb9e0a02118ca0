"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { notify } from "@/components/ui/notify";
import type { Result } from "@/lib/http/result";

type Done = { title: string; more?: string };

/** Sends one decision, says how it ended and shows the order as it stands now. */
export function useAct() {
  const t = useTranslations("orders.act");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function act(send: () => Promise<Result>, done: Done) {
    startTransition(async () => {
      const result = await send().catch(() => null);
      if (result?.ok) notify.success(done.title, done.more);
      else notify.error(t("failed"), result?.message ?? t("failedMore"));
      router.refresh();
    });
  }

  return { act, isPending };
}
