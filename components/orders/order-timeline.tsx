import { useTranslations } from "next-intl";
import { Moment } from "@/components/time/moment";

import { progressOf, type Step } from "./order-progress";

/** The woven timeline from placed to completed: cloth up to the current step, loose threads beyond. */
export function OrderTimeline({ order }: { order: Parameters<typeof progressOf>[0] }) {
  const t = useTranslations("orders");
  const steps = progressOf(order);
  return (
    <ol
      aria-label={t("timeline")}
      className={`grid gap-1 ${steps.length === 3 ? "grid-cols-3" : "grid-cols-5"}`}
    >
      {steps.map((step) => (
        <li key={step.name} aria-current={step.isCurrent ? "step" : undefined} className="min-w-0">
          <Cloth step={step} />
          <p
            className={`mt-2 text-xs [overflow-wrap:anywhere] sm:text-sm ${step.isReached ? "font-semibold" : "text-muted-foreground"}`}
          >
            {step.name === "pending" ? t("placed") : t(`status.${step.name}`)}
          </p>
          <StepNote step={step} />
        </li>
      ))}
    </ol>
  );
}

/** Half of the cloth for a partly completed step. */
function Cloth({ step }: { step: Step }) {
  if (!step.isReached) return <div aria-hidden className="warp h-2.5" />;
  return (
    <div aria-hidden className="flex">
      <div className={`hem hem-textiles ${step.isHalf ? "w-1/2" : "w-full"}`} />
      {step.isHalf && <div className="warp h-2.5 w-1/2" />}
    </div>
  );
}

function StepNote({ step: { at, done, count, of, isHalf } }: { step: Step }) {
  const t = useTranslations("orders.steps");
  const note = at ? (
    <Moment at={at} hasYear={false} />
  ) : of ? (
    t(of, { done: String(done), count })
  ) : (
    isHalf && t("onItsWay")
  );
  if (!note) return null;
  return (
    <p className="text-muted-foreground text-xs [overflow-wrap:anywhere] max-sm:hidden sm:text-sm">
      {note}
    </p>
  );
}
