"use client";

import { useTranslations } from "next-intl";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
} from "@/components/ui/alert-dialog";
import { formatMoney, parseCents } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { Plan, Subscription } from "@/lib/plans/dto";
import type { PlanUsage } from "@/lib/plans/queries";
import { isDowngrade, periodEnd, withCredit } from "@/lib/plans/rules";
import { featuresOf, percentOf, priceOf } from "./plan-features";

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

/** The plan of today, the chosen interval, and the facts that a change depends on. */
export type PlanChange = {
  current: Plan;
  interval: Subscription["interval"];
  usage: PlanUsage;
  plans: Plan[];
};

type ConfirmPlanProps = {
  plan: Plan;
  subscription: Subscription | null;
  change: PlanChange;
  onClose: () => void;
  onConfirm: () => void;
};

const choiceOf = ({ id, price }: Plan, interval: Subscription["interval"]) => ({
  plan: { id, priceCents: parseCents(price) ?? 0 },
  interval,
});

/** Asks before a plan changes: the amount, the day, and the products and features that are lost. */
export function ConfirmPlan({ plan, subscription, change, onClose, onConfirm }: ConfirmPlanProps) {
  const t = useTranslations("plans");
  const { current, interval, usage } = change;
  const isLater = isDowngrade(
    choiceOf(current, subscription?.interval ?? "month"),
    choiceOf(plan, interval),
  );
  const { amountCents } = withCredit(priceOf(plan, interval), usage.creditCents);
  return (
    <AlertDialog open onOpenChange={onClose}>
      <AlertDialogContent
        title={t("confirm.title", { plan: plan.name })}
        description={
          isLater ? (
            <LaterText plan={plan} change={change} end={subscription?.currentPeriodEnd ?? null} />
          ) : (
            <NowText plan={plan} change={change} />
          )
        }
      >
        <AlertDialogCancel>{t("dismiss")}</AlertDialogCancel>
        <AlertDialogAction variant="brand" onClick={onConfirm}>
          {isLater || amountCents === 0
            ? t("confirm.change")
            : t("pay", { amount: formatMoney(amountCents) })}
        </AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}

type TextProps = { plan: Plan; change: PlanChange };

/** A change that starts and is charged now. */
function NowText({ plan, change: { current, interval, usage } }: TextProps) {
  const t = useTranslations("plans.confirm");
  const dateText = useDates();
  const priceCents = priceOf(plan, interval);
  const { amountCents, usedCents } = withCredit(priceCents, usage.creditCents);
  const price = formatMoney(priceCents);
  const day = dateText(periodEnd(new Date(), interval), DAY);
  return (
    <span className="grid gap-1.5">
      <span>
        {usedCents > 0
          ? t("payLess", {
              amount: formatMoney(amountCents),
              price,
              credit: formatMoney(usedCents),
            })
          : t("pay", { amount: price })}
      </span>
      <span>{t("renews", { price, day })}</span>
      <FeeChange from={current} to={plan} />
    </span>
  );
}

/** A change that starts when the paid period ends. */
function LaterText({ plan, change, end }: TextProps & { end: string | null }) {
  const t = useTranslations("plans.confirm");
  const dateText = useDates();
  const day = dateText(end ? new Date(end) : new Date(), DAY);
  const priceCents = priceOf(plan, change.interval);
  return (
    <span className="grid gap-1.5">
      <span>
        {priceCents > 0
          ? t("later", { day, price: formatMoney(priceCents) })
          : t("laterFree", { day })}
      </span>
      <PlanLosses from={change.current} to={plan} change={change} day={day} />
    </span>
  );
}

function FeeChange({ from, to }: { from: Plan; to: Plan }) {
  const t = useTranslations("plans.confirm");
  if (from.feeBasisPoints === to.feeBasisPoints) return null;
  const values = { from: percentOf(from.feeBasisPoints), to: percentOf(to.feeBasisPoints) };
  return <span>{t("fee", values)}</span>;
}

type PlanLossesProps = { from: Plan; to: Plan; change: PlanChange; day: string };

/** The fee, the features and the products that a cheaper plan costs. */
export function PlanLosses({ from, to, change, day }: PlanLossesProps) {
  const t = useTranslations("plans");
  const { activeProducts } = change.usage;
  const surplus = to.productSlots === null ? 0 : Math.max(0, activeProducts - to.productSlots);
  const included = featuresOf(to);
  const missingFeatures = featuresOf(from).filter((feature) => !included.includes(feature));
  return (
    <span className="mt-1.5 grid gap-1.5">
      <FeeChange from={from} to={to} />
      {missingFeatures.length > 0 && (
        <span>
          {t("confirm.lost", {
            features: missingFeatures.map((key) => t(`feature.${key}`)).join(", "),
          })}
        </span>
      )}
      {surplus > 0 && (
        <strong className="font-semibold text-foreground">
          {t("confirm.surplus", { count: surplus, total: String(activeProducts), day })}
        </strong>
      )}
    </span>
  );
}
