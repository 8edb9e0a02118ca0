"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";

import { useServerMutation } from "@/components/forms/use-server-mutation";
import { queryKeys } from "@/components/layout/query-keys";
import { toast } from "@/components/ui/toast";
import type { ApiEvent, PublicEvent } from "@/lib/events/dto";
import { isSoldOut, seatsLeft } from "@/lib/events/rules";
import { confirmPurchaseAction, getHoldAction } from "@/lib/events/tickets/actions";
import { HOLD_MINUTES } from "@/lib/events/tickets/rules";
import { apiSend } from "@/lib/http/api-client";
import { useWaitingEntry } from "./use-waiting-entry";

type PurchaseResponse = {
  ticketCode: string;
  quantity: number;
  status: string;
  clientSecret?: string;
};

type Held = { code: string; amountCents: number; clientSecret: string; holdUntil: number };

type Step =
  | { kind: "choose" }
  | ({ kind: "pay" } & Held)
  | { kind: "bought"; code: string; isProcessing: boolean };

export type PayStep = Extract<Step, { kind: "pay" }>;
export type Tickets = ReturnType<typeof useTicketPurchase>;

/** Currently available seats, with those held for the viewer: the page may be minutes old. */
function useSeatsLeft(event: PublicEvent) {
  const { data } = useQuery<ApiEvent[]>({
    queryKey: [...queryKeys.events, event.id],
    gcTime: 0,
  });
  const { entry } = useWaitingEntry(event.id, isSoldOut(event));
  const heldSeats = entry?.heldQuantity ?? 0;
  const fresh = data?.find(({ id }) => id === event.id);
  return {
    left: seatsLeft(fresh ?? event) + heldSeats,
    hasNoSeats: fresh !== undefined && seatsLeft(fresh) === 0 && heldSeats === 0,
  };
}

type Ends = {
  onClose: () => void;
  /** Number of seats held already that await the payment. */
  resumed?: number | undefined;
};

/** Buys tickets by the API of the contract, in up to three steps, with messages for the outcome. */
export function useTicketPurchase(event: PublicEvent, { onClose, resumed }: Ends) {
  const t = useTranslations("events.buy");
  const router = useRouter();
  const { left: remainingSeats, hasNoSeats } = useSeatsLeft(event);
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const { mutate, isPending: isBusy } = useServerMutation({
    send: (quantity: number) =>
      apiSend<PurchaseResponse>("POST", `/api/events/${event.id}/tickets`, { quantity }),
    fallback: "",
    onDone: ({ ticketCode: code, clientSecret }, quantity) => {
      if (!clientSecret) return bought(code);
      const amountCents = event.priceCents * quantity;
      const holdUntil = Date.now() + HOLD_MINUTES * 60_000;
      setStep({ kind: "pay", code, amountCents, clientSecret, holdUntil });
      void setClock(code);
    },
    onRefused: (message) => {
      showFailure(message);
      if (resumed !== undefined) onClose();
    },
  });

  const isTooLate = resumed === undefined && hasNoSeats && step.kind === "choose" && !isBusy;
  useEffect(() => {
    if (!isTooLate) return;
    toast.error(t("soldOutTitle"), t("soldOutMore"));
    onClose();
    router.refresh();
  }, [isTooLate, onClose, router, t]);

  function bought(code: string, isProcessing = false) {
    setStep({ kind: "bought", code, isProcessing });
    if (!isProcessing) toast.success(t("bought"), t("code", { code }));
    router.refresh();
  }

  /** A repeated purchase has been held for a while. */
  async function setClock(code: string) {
    const result = await getHoldAction({ code });
    if (!result.ok) return;
    const holdUntil = Date.parse(result.data.holdUntil);
    setStep((now) => (now.kind === "pay" && now.code === code ? { ...now, holdUntil } : now));
  }

  const showFailure = (message?: string) => toast.error(t("failed"), message || t("failedMore"));

  const goOn = useEffectEvent(() => resumed !== undefined && mutate(resumed));
  useEffect(() => void goOn(), []);

  /** The card was charged: requests the outcome. */
  async function confirmPayment(code: string) {
    const result = await confirmPurchaseAction({ code }).catch(() => null);
    const state = result?.ok ? result.data.state : "processing";
    if (state === "valid") bought(code);
    else if (state === "processing" || state === "pending") bought(code, true);
    else showFailure(t("expired"));
  }

  return {
    left: remainingSeats,
    step,
    isBusy,
    take: (quantity: number) => mutate(quantity),
    settle: confirmPayment,
    failed: showFailure,
    again: () => setStep({ kind: "choose" }),
  };
}
