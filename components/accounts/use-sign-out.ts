"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";

import { clearDraft } from "@/components/checkout/checkout-draft";
import { clearViewer } from "@/components/layout/use-viewer";
import { toast } from "@/components/ui/toast";
import { apiSend, errorMessage } from "@/lib/http/api-client";

/** Ends the session and opens the home page. The cart is not cleared (decisions.md, "Sign-in and demo"). */
export function useSignOut() {
  const t = useTranslations("nav");
  const queries = useQueryClient();
  const router = useRouter();

  const { mutate } = useMutation({
    mutationFn: () => apiSend("POST", "/api/logout"),
    onSuccess: () => {
      clearViewer(queries);
      clearDraft();
      toast.success(t("goodbye"));
      router.push("/");
      router.refresh();
    },
    onError: (error) => toast.error(errorMessage(error, t("signOutFailed"))),
  });
  return () => mutate();
}
