"use client";

import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { richTextTags } from "@/components/ui/rich-text-tags";
import { toast } from "@/components/ui/toast";
import { requestVerificationAction } from "@/lib/accounts/actions";

/** A note until the address is confirmed, with a button for another email. */
export function VerifyEmailNote({ email }: { email: string }) {
  const t = useTranslations("accounts.verify");
  const [isPending, startTransition] = useTransition();
  const [isSent, setIsSent] = useState(false);

  function send() {
    startTransition(async () => {
      const result = await requestVerificationAction().catch(() => null);
      if (result?.ok) setIsSent(true);
      else toast.error(t("failed"), result?.message);
    });
  }

  return (
    <Banner tone="warning" title={t("needed")}>
      <p>{t.rich("neededMore", { email, ...richTextTags })}</p>
      <Button
        variant="outline"
        size="sm"
        disabled={isPending || isSent}
        onClick={send}
        className="mt-2.5"
      >
        {isSent ? t("sent") : t("send")}
      </Button>
    </Banner>
  );
}
