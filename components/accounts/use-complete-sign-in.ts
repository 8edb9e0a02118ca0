"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { isMarkedSignedIn, setViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import type { AccountUser } from "@/lib/accounts/dto";
import { UserError } from "@/lib/http/api-client";

/** What login and registration answer. */
export type Entry = { user: AccountUser };

/** Greets a user who just signed in, shows it in the header and goes home. @throws UserError where cookies are refused */
export function useCompleteSignIn() {
  const t = useTranslations("accounts");
  const queries = useQueryClient();
  const router = useRouter();

  return async function enter({ user }: Entry, title: string, description?: string) {
    // The answer set a cookie that is not there: the browser refuses them, and no page would know the session.
    if (!isMarkedSignedIn()) throw new UserError(t("cookiesNeeded"));
    toast.success(title, description);
    router.push("/");
    // Pages that the browser kept are those of a visitor.
    router.refresh();
    await setViewer(queries, user);
  };
}
