"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";

import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";

type ActMessages<T> = {
  /** Title and optional text of the success toast. */
  done: (answer: T) => [title: string, text?: string];
  failed: string;
};

/** Returns a function that runs an action, shows a toast with the outcome and refreshes the page. */
export function useAct() {
  const t = useTranslations("common");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function act<T>(run: () => Promise<Result<T>>, messages: ActMessages<T>) {
    startTransition(async () => {
      const result = await run().catch(() => null);
      if (result?.ok) toast.success(...messages.done(result.data));
      else toast.error(messages.failed, result?.message ?? t("again"));
      router.refresh();
    });
  }

  return { isPending, act };
}
