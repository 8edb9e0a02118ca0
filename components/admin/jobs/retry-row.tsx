"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { RotateCcw } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { retryFailedRowAction } from "@/lib/jobs/actions";
import type { FailedRowChoice } from "@/lib/jobs/schema";

type RetryRowProps = { row: FailedRowChoice; queue: string; subject: string };

/** Lets the next run of a job process a failed row again. */
export function RetryRow({ row, queue, subject }: RetryRowProps) {
  const t = useTranslations("jobs.failed");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function retry() {
    startTransition(async () => {
      const result = await retryFailedRowAction(row).catch(() => null);
      if (result?.ok) toast.success(t("done"), `${queue} ${subject}`);
      else toast.error(t("notDone"), result?.message ?? `${queue} ${subject}`);
      router.refresh();
    });
  }

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      aria-label={t("named", { queue, row: subject })}
      onClick={retry}
    >
      <RotateCcw aria-hidden className="rtl-flip" />
      {t("retry")}
    </Button>
  );
}
