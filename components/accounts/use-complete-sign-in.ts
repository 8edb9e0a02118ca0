"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { isMarkedSignedIn, setViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import type { AccountUser } from "@/lib/accounts/dto";
import { clearReturnPath } from "@/lib/accounts/return-path-store";
import { movePendingItems } from "@/lib/cart/pending-items-store";
import { UserError } from "@/lib/http/api-client";

/** The response of sign-in and registration. */
export type Entry = { user: AccountUser };

/**
 * Greets a user who just signed in, updates the header and goes to the product that they added to the cart before, or
 * to the home page.
 * @throws UserError where cookies are refused
 */
export function useCompleteSignIn() {
  const t = useTranslations("accounts");
  const queries = useQueryClient();
  const router = useRouter();

  return async function enter({ user }: Entry, title: string, description?: string) {
    // The response's cookie is missing: the browser refuses cookies, so no page would know the session.
    if (!isMarkedSignedIn()) throw new UserError(t("cookiesNeeded"));
    toast.success(title, description);
    const productPath = movePendingItems();
    if (productPath) clearReturnPath();
    router.push(productPath ?? "/");
    // Pages cached by the browser belong to an anonymous visitor.
    router.refresh();
    await setViewer(queries, user);
  };
}
