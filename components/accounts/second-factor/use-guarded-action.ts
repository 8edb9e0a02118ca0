"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";

import { usePasswordGuard } from "@/components/accounts/use-password-guard";
import { unwrapResult } from "@/components/forms/unwrap-result";
import { toast } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-client";
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
    try {
      const data = await guard(() => unwrapResult(action()));
      router.refresh();
      return { data };
    } catch (error) {
      toast.error(failureTitle, error instanceof ApiError ? error.detail : t("again"));
      return undefined;
    } finally {
      setIsPending(false);
    }
  }

  return { run, isPending, dialog };
}
