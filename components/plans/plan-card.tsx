import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Check } from "@/components/ui/icons";
import { Hem } from "@/components/ui/weaves";
import type { Plan } from "@/lib/plans/dto";
import { featuresOf, percentOf } from "./plan-features";

type PlanCardProps = {
  plan: Plan;
  /** "$29" */
  price: string;
  /** Total of a year, if the yearly interval is selected. */
  note?: string | undefined;
  /** The plan's action. */
  children: ReactNode;
};

/** One plan: price, features, action. Premium has the brand's edge. */
export function PlanCard({ plan, price, note, children }: PlanCardProps) {
  const t = useTranslations("plans");
  const isPopular = plan.slug === "premium";
  const slug = plan.slug as "free" | "premium" | "enterprise";
  const lines = [
    plan.productSlots === null
      ? t("feature.unlimited")
      : t("feature.slots", { count: plan.productSlots }),
    t("feature.fee", { percent: percentOf(plan.feeBasisPoints) }),
    t("feature.payouts"),
    ...featuresOf(plan).map((key) => t(`feature.${key}`)),
  ];
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-lg border bg-card p-6 ${isPopular ? "inset-shadow-[0_0_0_1px_var(--brand)] border-brand" : "border-border"}`}
    >
      {isPopular && <Hem weave="spices" className="absolute inset-x-0 top-0" />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="display text-d4">{plan.name}</h2>
        {isPopular && <Badge tone="brand">{t("popular")}</Badge>}
      </div>
      <p className="mt-1 text-muted-foreground text-sm">{t(`about.${slug}`)}</p>
      <p className="mt-3">
        <bdi dir="ltr" className="font-semibold text-4xl tracking-tight">
          {price}
        </bdi>{" "}
        <span className="text-muted-foreground">{t("perMonth")}</span>
      </p>
      <p className="min-h-6 text-muted-foreground text-sm">{note}</p>
      <ul className="mt-3 mb-6 grid gap-2 text-md">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 text-success-ink" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-2">{children}</div>
    </li>
  );
}
