"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { useDates } from "@/lib/i18n/use-dates";
import type { Plan, Subscription } from "@/lib/plans/dto";

const DAY = { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" } as const;

type PlanActionsProps = {
  plan: Plan;
  subscription: Subscription | null;
  isCurrent: boolean;
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

function Choose({ plan, busy, onChoose }: Pick<PlanActionsProps, "plan" | "busy" | "onChoose">) {
  const t = useTranslations("plans");
  const label = t(plan.price === "0.00" ? "free" : "upgrade");
  return (
    <Button
      variant={plan.slug === "premium" ? "brand" : "outline"}
      disabled={busy !== null}
      aria-label={`${label}: ${plan.name}`}
      onClick={onChoose}
    >
      {busy === plan.id ? t("sending") : label}
    </Button>
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

function OwnPlan({ subscription, busy, onChoose, onCancel }: OwnPlanProps) {
  const t = useTranslations("plans");
  const isBusy = busy !== null;
  if (!subscription.cancelAtPeriodEnd && !subscription.next) {
    return <CancelPlan subscription={subscription} isBusy={isBusy} onCancel={onCancel} />;
  }
  return (
    <Button variant="outline" disabled={isBusy} onClick={onChoose}>
      {t("resume")}
    </Button>
  );
}

type CancelPlanProps = { subscription: Subscription; isBusy: boolean; onCancel: () => void };

function CancelPlan({ subscription, isBusy, onCancel }: CancelPlanProps) {
  const t = useTranslations("plans");
  const dateText = useDates();
  const { plan, currentPeriodEnd } = subscription;
  const day = dateText(new Date(currentPeriodEnd ?? 0), DAY);
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="ghost" disabled={isBusy}>
          {t("cancel")}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t("cancelAsk", { plan: plan.name })}
        description={t("cancelMore", { day })}
      >
        <AlertDialogCancel>{t("keep")}</AlertDialogCancel>
        <AlertDialogAction onClick={onCancel}>{t("confirmCancel")}</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
  );
}
