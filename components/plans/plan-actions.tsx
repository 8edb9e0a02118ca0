"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { CircleCheck } from "@/components/ui/icons";
import { useDates } from "@/lib/i18n/use-dates";
import type { Plan, Subscription } from "@/lib/plans/dto";
import { ConfirmPlan, type PlanChange, PlanLosses } from "./confirm-plan";

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

type PlanActionsProps = {
  plan: Plan;
  subscription: Subscription | null;
  isCurrent: boolean;
  /** The change that is confirmed first; null for viewers who are not sellers. */
  change: PlanChange | null;
  busy: number | "cancel" | null;
  /** A signed-in account that is not a seller yet has to become one first. */
  isBuyer: boolean;
  onChoose: () => void;
  onCancel: () => void;
};

/** The actions of a plan: choose it, cancel it, or revoke a cancellation or scheduled change. */
export function PlanActions(props: PlanActionsProps) {
  const { plan, subscription, isCurrent, isBuyer } = props;
  const t = useTranslations("plans");
  const isFree = plan.price === "0.00";
  if (isBuyer) return <BecomeSeller plan={plan} />;
  if (!isCurrent) return <Choose {...props} />;
  return (
    <>
      <p className="flex min-h-11 items-center justify-center gap-2 font-semibold text-success-ink">
        <CircleCheck aria-hidden className="size-5" />
        {t("current")}
      </p>
      {subscription && !isFree && <OwnPlan {...props} subscription={subscription} />}
    </>
  );
}

type ChooseProps = Pick<PlanActionsProps, "plan" | "subscription" | "change" | "busy" | "onChoose">;

function Choose({ plan, subscription, change, busy, onChoose }: ChooseProps) {
  const t = useTranslations("plans");
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const label = t(plan.price === "0.00" ? "free" : "upgrade");
  return (
    <>
      <Button
        variant={plan.slug === "premium" ? "brand" : "outline"}
        disabled={busy !== null}
        aria-label={`${label}: ${plan.name}`}
        onClick={change ? () => setIsDialogOpen(true) : onChoose}
      >
        {busy === plan.id ? t("sending") : label}
      </Button>
      {isDialogOpen && change && (
        <ConfirmPlan
          plan={plan}
          subscription={subscription}
          change={change}
          onClose={() => setIsDialogOpen(false)}
          onConfirm={onChoose}
        />
      )}
    </>
  );
}

function BecomeSeller({ plan }: { plan: Plan }) {
  const t = useTranslations("plans");
  const label = t(plan.price === "0.00" ? "free" : "upgrade");
  return (
    <ButtonLink
      href={`/become-seller?plan=${plan.slug}`}
      variant={plan.slug === "premium" ? "brand" : "outline"}
      aria-label={`${label}: ${plan.name}`}
    >
      {label}
    </ButtonLink>
  );
}

type OwnPlanProps = PlanActionsProps & { subscription: Subscription };

function OwnPlan({ subscription, change, busy, onChoose, onCancel }: OwnPlanProps) {
  const t = useTranslations("plans");
  const isBusy = busy !== null;
  if (!subscription.cancelAtPeriodEnd && !subscription.next) {
    return (
      <CancelPlan subscription={subscription} change={change} isBusy={isBusy} onCancel={onCancel} />
    );
  }
  return (
    <Button variant="outline" disabled={isBusy} onClick={onChoose}>
      {t("resume")}
    </Button>
  );
}

type CancelPlanProps = {
  subscription: Subscription;
  change: PlanChange | null;
  isBusy: boolean;
  onCancel: () => void;
};

function CancelPlan({ subscription, change, isBusy, onCancel }: CancelPlanProps) {
  const t = useTranslations("plans");
  const dateText = useDates();
  const { plan, currentPeriodEnd } = subscription;
  const day = dateText(new Date(currentPeriodEnd ?? 0), DAY);
  const free = change?.plans.find(({ price }) => price === "0.00");
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" disabled={isBusy}>
          {t("cancel")}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("cancelQuestion", { plan: plan.name })}
        description={
          <>
            {t("cancelMore", { day })}
            {change && free && <PlanLosses from={plan} to={free} change={change} day={day} />}
          </>
        }
      >
        <AlertDialogCancel>{t("dismiss")}</AlertDialogCancel>
        <AlertDialogAction onClick={onCancel}>{t("confirmCancel")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
