"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { isMarkedSignedIn } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { setReturnPath } from "@/lib/accounts/return-path-store";
import { eventPath } from "@/lib/events/rules";

/** Requires a signed-in user; an anonymous visitor is notified, led to sign in and may continue here afterwards. */
export function useRequireSignIn(eventId: number) {
  const t = useTranslations("events.buy");
  const router = useRouter();

  return (goOn: () => void) => () => {
    if (isMarkedSignedIn()) {
      goOn();
      return;
    }
    toast.hint(t("signIn"), t("signInMore"));
    setReturnPath(eventPath(eventId));
    router.push("/login");
  };
}
