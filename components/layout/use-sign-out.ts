"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { clearDraft } from "@/components/checkout/checkout-draft";
import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";
import { queryClient } from "./query-client";
import { clearViewer } from "./use-viewer";

/** Ends the session and opens the home page. The cart is not cleared (decisions.md, "Sign-in and demo"). */
export function useSignOut() {
  const t = useTranslations("nav");
  const queries = queryClient();
  const router = useRouter();

  return async function signOut() {
    try {
      await apiSend("POST", "/api/logout");
    } catch (error) {
      return toast.error(errorMessage(error, t("signOutFailed")));
    }
    clearViewer(queries);
    clearDraft();
    toast.success(t("goodbye"));
    router.push("/");
    router.refresh();
  };
}
