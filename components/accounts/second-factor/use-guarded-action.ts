"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/http/result";

/**
 * Runs actions that need a recent password. `run` returns the data of a successful action and refreshes the page; a
 * failure is shown as a toast with the title `failed`, and `run` returns undefined. Render `dialog`.
 */
export function useGuardedAction(failureTitle: string): {
  run: <T>(action: () => Promise<Result<T>>) => Promise<{ data: T } | undefined>;
  isPending: boolean;
  dialog: ReactNode;
} {
  const t = useTranslations("common");
  const router = useRouter();
  const { guard, dialog } = usePasswordGuard();
  const [isPending, setIsPending] = useState(false);

  async function run<T>(action: () => Promise<Result<T>>) {
    setIsPending(true);
    const result = await guard(action).catch(() => null);
    setIsPending(false);
    if (!result?.ok) {
      toast.error(failureTitle, result?.message ?? t("again"));
      return undefined;
    }
    router.refresh();
    return { data: result.data };
  }

  return { run, isPending, dialog };
}
