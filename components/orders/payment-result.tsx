"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { Banner } from "@/components/ui/banner";
import { ButtonLink } from "@/components/ui/button-link";
import { clearCart } from "@/lib/cart/store";
import { confirmReturnAction } from "@/lib/orders/actions";

const POLL_MS = 2_000;

/** Outcome of the payment that the buyer returns from. Polls until it is final. */
export function PaymentResult({ intentId }: { intentId: string }) {
  const t = useTranslations("orders.result");
  const router = useRouter();
  const { data: result } = useQuery({
    queryKey: queryKeys.paymentResult(intentId),
    queryFn: () => confirmReturnAction({ intentId }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
  });
  useEffect(hideSecret, []);
  const state = result?.ok ? result.data.state : result ? "failed" : "processing";

  useEffect(() => {
    if (state !== "paid") return;
    clearCart();
    router.refresh();
  }, [state, router]);

  switch (state) {
    case "paid":
      return (
        <Banner tone="success" title={t("paid")}>
          {t("paidMore")}
        </Banner>
      );
    case "processing":
      return (
        <Banner tone="info" title={t("processing")}>
          {t("processingMore")}
        </Banner>
      );
    case "refunded":
      return (
        <Banner tone="warning" title={t("refunded")}>
          {t("refundedMore")}
        </Banner>
      );
    default:
      return (
        <Banner tone="destructive" title={t("failed")}>
          <p>{result && !result.ok ? result.message : t("failedMore")}</p>
          <ButtonLink href="/checkout" variant="outline" className="mt-3">
            {t("tryAgain")}
          </ButtonLink>
        </Banner>
      );
  }
}

function isOpen(result: Awaited<ReturnType<typeof confirmReturnAction>> | undefined) {
  return !result || (result.ok && result.data.state === "processing");
}

/** The address retains the payment's id, for a reload, but not its client secret. */
function hideSecret() {
  const url = new URL(window.location.href);
  url.searchParams.delete("payment_intent_client_secret");
  // Without a state of its own, the router takes the address over and does not restore the former one.
  window.history.replaceState(null, "", url);
}
