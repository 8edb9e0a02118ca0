"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect, useState } from "react";

import { queryKeys } from "@/components/layout/query-keys";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { PublicEvent } from "@/lib/events/dto";
import { confirmPurchaseAction } from "@/lib/events/tickets/actions";
import type { Payments } from "./ticket-payment";

const TicketDialog = lazy(async () => ({
  default: (await import("./ticket-dialog")).TicketDialog,
}));

const POLL_MS = 3_000;

type ConfirmationResult = Awaited<ReturnType<typeof confirmPurchaseAction>>;

const isOpen = (result: ConfirmationResult | undefined) =>
  !result || (result.ok && ["processing", "pending"].includes(result.data.state));

type PurchaseResultProps = {
  purchase: { code: string; quantity: number; event: PublicEvent };
  payments: Payments;
};

/** Outcome of a ticket payment that the buyer returns from. Polls until it is final. */
export function PurchaseResult({ purchase, payments }: PurchaseResultProps) {
  const { code, quantity, event } = purchase;
  const t = useTranslations("events.result");
  const router = useRouter();
  const [isPaying, setIsPaying] = useState(false);
  const { data: result } = useQuery({
    queryKey: queryKeys.ticketPurchase(code),
    queryFn: () => confirmPurchaseAction({ code }),
    enabled: !isPaying,
    refetchInterval: ({ state }) => (isOpen(state.data) ? POLL_MS : false),
    gcTime: 0,
  });
  const isFinal = !isOpen(result);
  useEffect(() => {
    if (isFinal) router.refresh();
  }, [isFinal, router]);

  if (result?.ok && result.data.state === "pending") {
    return (
      <Banner tone="warning" title={t("pending")}>
        <p>{t("pendingMore")}</p>
        <Button className="mt-3" onClick={() => setIsPaying(true)}>
          {t("goOn")}
        </Button>
        {isPaying && (
          <Suspense>
            <TicketDialog
              {...{ event, payments }}
              resumed={quantity}
              onClose={() => {
                setIsPaying(false);
                router.refresh();
              }}
            />
          </Suspense>
        )}
      </Banner>
    );
  }
  if (result && !result.ok) return <Banner tone="destructive">{result.message}</Banner>;
  return (
    <Banner tone="info" title={t("processing")}>
      {t("processingMore")}
    </Banner>
  );
}
