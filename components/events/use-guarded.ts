"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { useViewer } from "@/components/layout/use-viewer";
import { notify } from "@/components/ui/notify";
import { rememberInterrupted } from "@/lib/accounts/store";

/** Lets only somebody signed in go on; a visitor is told, led to sign in and may continue here afterwards. */
export function useGuarded(eventId: number) {
  const t = useTranslations("events.buy");
  const router = useRouter();
  const { viewer, isPending } = useViewer();

  return (goOn: () => void) => () => {
    // Who is still being asked for may go on: the server checks.
    if (viewer || isPending) {
      goOn();
      return;
    }
    notify.error(t("signIn"), t("signInMore"));
    rememberInterrupted(`/events#event-${eventId}`);
    router.push("/login");
  };
}
