"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { clearDraft } from "@/components/checkout/checkout-draft";
import { useServerMutation } from "@/components/forms/use-server-mutation";
import { clearViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";

/** Ends the session and opens the home page. The cart is not cleared (decisions.md, "Sign-in and demo"). */
export function useSignOut() {
  const t = useTranslations("nav");
  const queries = useQueryClient();
  const router = useRouter();

  const { mutate } = useServerMutation({
    send: () => apiSend("POST", "/api/logout"),
    fallback: t("signOutFailed"),
    onDone: () => {
      clearViewer(queries);
      clearDraft();
      toast.success(t("goodbye"));
      router.push("/");
      router.refresh();
    },
    onRefused: (message) => toast.error(message),
  });
  return () => mutate();
}
