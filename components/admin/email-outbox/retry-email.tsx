"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { RotateCcw } from "@/components/ui/icons";
import { toast } from "@/components/ui/toast";
import { retryEmailAction } from "@/lib/notifications/email-outbox/actions";

/** Retries a failed email at once. */
export function RetryEmail({ emailId, subject }: { emailId: number; subject: string }) {
  const t = useTranslations("emailOutbox.retry");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();

  function retry() {
    startTransition(async () => {
      const result = await retryEmailAction({ mailId: emailId }).catch(() => null);
      if (result?.ok) toast.success(t("done"), subject);
      else toast.error(t("failed"), result?.message ?? t("failedMore"));
      router.refresh();
    });
  }

  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start"
      disabled={isPending}
      aria-label={t("named", { subject })}
      onClick={retry}
    >
      <RotateCcw aria-hidden className="rtl-flip" />
      {t("now")}
    </Button>
  );
}
