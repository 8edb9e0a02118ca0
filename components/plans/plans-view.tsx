"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Button } from "@/components/ui/button";
import { formatDecimal } from "@/lib/core/money";
import type { Plan, Subscription } from "@/lib/plans/dto";
import type { PlanUsage } from "@/lib/plans/queries";
import { PayDialog } from "./pay-dialog";
import { PlanActions } from "./plan-actions";
import { PlanBanner } from "./plan-banner";
import { PlanCard } from "./plan-card";
import { wholeDollars } from "./plan-features";
import { type Interval, usePlan } from "./use-plan";

type PlansViewProps = {
  plans: Plan[];
  /** The viewer's subscription; null means a seller's Free plan. */
  subscription: Subscription | null;
  /** Facts that a change depends on; null if the viewer is not a seller. */
  usage: PlanUsage | null;
  /** A signed-in account that is not a seller. */
  isBuyer: boolean;
  publishableKey: string | null;
};

/** The three plans, monthly or yearly, with their actions. */
export function PlansView(props: PlansViewProps) {
  const { plans, subscription, usage, isBuyer, publishableKey } = props;
  const isSeller = usage !== null;
  const t = useTranslations("plans");
  const [interval, setInterval] = useState<Interval>(subscription?.interval ?? "month");
  const { choose, cancel, busy, payment, paid } = usePlan();
  const current =
    subscription?.plan ?? (isSeller ? plans.find(({ price }) => price === "0.00") : null);

  return (
    <div className="grid gap-8">
      {isSeller && <PlanBanner plan={current?.name ?? ""} subscription={subscription} />}
      <fieldset className="mx-auto flex flex-wrap justify-center gap-1 rounded-full border border-border bg-card p-1">
        <legend className="sr-only">{t("interval")}</legend>
        {(["month", "year"] as const).map((planInterval) => (
          <Button
            key={planInterval}
            variant={planInterval === interval ? "default" : "ghost"}
            aria-pressed={planInterval === interval}
            className="rounded-full! forced-colors:aria-pressed:underline forced-colors:aria-pressed:decoration-3"
            onClick={() => setInterval(planInterval)}
          >
            {t(planInterval)}
          </Button>
        ))}
      </fieldset>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-3">
        {plans.map((plan) => {
          const isYear = interval === "year" && plan.price !== "0.00";
          const price = isYear ? String(Number(plan.yearlyPrice) / 12) : plan.price;
          return (
            <PlanCard
              key={plan.id}
              plan={plan}
              price={wholeDollars(price)}
              note={
                isYear ? t("billedYearly", { amount: formatDecimal(plan.yearlyPrice) }) : undefined
              }
            >
              <PlanActions
                plan={plan}
                subscription={subscription}
                change={usage && current ? { current, interval, usage, plans } : null}
                isBuyer={isBuyer}
                isCurrent={
                  current?.id === plan.id && (!isYear || subscription?.interval === interval)
                }
                busy={busy}
                onChoose={() => void choose(plan, interval)}
                onCancel={() => void cancel()}
              />
            </PlanCard>
          );
        })}
      </ul>
      {subscription && subscription.credit !== "0.00" && (
        <p className="text-center text-muted-foreground">
          {t("credit", { amount: formatDecimal(subscription.credit) })}
        </p>
      )}
      {payment && publishableKey && (
        <PayDialog payment={payment} publishableKey={publishableKey} onClose={paid} />
      )}
    </div>
  );
}
