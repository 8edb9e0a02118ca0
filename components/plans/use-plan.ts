"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";

import { useServerMutation } from "@/components/forms/use-server-mutation";
import { toast } from "@/components/ui/toast";
import { apiSend } from "@/lib/http/api-client";
import { useDates } from "@/lib/i18n/use-dates";
import type { Plan, Subscription } from "@/lib/plans/dto";
import { priceOf } from "./plan-features";

export type Interval = Subscription["interval"];

type Choice = { plan: Plan; interval: Interval };

/** A first payment that awaits the card. */
export type Payment = { clientSecret: string; amountCents: number; plan: string };

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

/** Changes and cancels the viewer's plan by the API of the contract, with messages for the outcome. */
export function usePlan() {
  const t = useTranslations("plans.toast");
  const dateText = useDates();
  const router = useRouter();
  const [payment, setPayment] = useState<Payment | null>(null);

  const subscription = useServerMutation({
    send: ({ plan, interval }: Choice) =>
      apiSend<Subscription & { clientSecret?: string }>("POST", "/api/subscribe", {
        planId: plan.id,
        interval,
      }),
    fallback: t("subscribeFailedMore"),
    onDone: (result, { plan, interval }) => {
      if (result.clientSecret) {
        const amountCents = priceOf(plan, interval);
        setPayment({ clientSecret: result.clientSecret, amountCents, plan: plan.name });
      } else {
        toast.success(t("subscribed"), doneText(result, plan));
        router.refresh();
      }
    },
    onRefused: (message) => toast.error(t("subscribeFailed"), message),
  });

  /** A downgrade starts at the end of the period; every other change is immediate. */
  function doneText(
    { planId, next, cancelAtPeriodEnd, currentPeriodEnd }: Subscription,
    plan: Plan,
  ) {
    const isLater = planId !== plan.id || next !== null || cancelAtPeriodEnd;
    if (!isLater || !currentPeriodEnd) return t("subscribedMore", { plan: plan.name });
    return t("scheduledMore", { plan: plan.name, day: dateText(new Date(currentPeriodEnd), DAY) });
  }

  const cancellation = useServerMutation({
    send: () => apiSend<Subscription>("POST", "/api/cancel-subscription"),
    fallback: t("cancelFailedMore"),
    onDone: ({ currentPeriodEnd }) => {
      const day = dateText(new Date(currentPeriodEnd ?? 0), DAY);
      toast.success(t("cancelled"), t("cancelledMore", { day }));
      router.refresh();
    },
    onRefused: (message) => toast.error(t("cancelFailed"), message),
  });

  /** Closes the card's dialog: `isPaid` if it was charged. The provider confirms by webhook. */
  function paid(isPaid: boolean) {
    if (isPaid) toast.success(t("subscribed"), t("subscribedMore", { plan: payment?.plan ?? "" }));
    setPayment(null);
    router.refresh();
  }

  const pendingPlan = subscription.isPending ? subscription.variables.plan.id : null;
  return {
    choose: (plan: Plan, interval: Interval) => subscription.mutate({ plan, interval }),
    cancel: () => cancellation.mutate(),
    /** Id of the plan being changed to, or the cancellation. */
    busy: cancellation.isPending ? ("cancel" as const) : pendingPlan,
    payment,
    paid,
  };
}
