"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { Field } from "@/components/forms/field";
import { Badge } from "@/components/ui/badge";
import { Input } from "@/components/ui/input";
import { formatMoney, parseCents } from "@/lib/core/money";
import type { Plan } from "@/lib/plans/dto";
import { breakEvenCents, monthlyCost } from "@/lib/plans/rules";

const termsOf = ({ price, feeBasisPoints }: Plan) => ({
  priceCents: parseCents(price) ?? 0,
  feeBasisPoints,
});

/** Cost of each plan for the user's sales, by the actual prices (decisions.md, "Money"). */
export function Calculator({ plans }: { plans: Plan[] }) {
  const t = useTranslations("sellerApplications.calculator");
  const [sales, setSales] = useState("2000");
  const salesCents = parseCents(sales.trim()) ?? 0;
  const costs = plans.map((plan) => monthlyCost(termsOf(plan), salesCents));
  const minCost = Math.min(...costs);
  return (
    <section aria-labelledby="calculator" className="grid content-start gap-4">
      <h2 id="calculator" className="display text-d3">
        {t("title")}
      </h2>
      <Field label={t("sales")}>
        {(control) => (
          <Input
            inputMode="decimal"
            dir="ltr"
            className="max-w-60 rtl:text-right"
            value={sales}
            onChange={(event) => setSales(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <ul aria-live="polite" className="grid gap-2">
        {plans.map((plan, index) => (
          <li
            key={plan.id}
            className="flex min-h-11 flex-wrap items-center justify-between gap-3 border-border border-b py-1.5"
          >
            {t("cost", { plan: plan.name, amount: formatMoney(costs[index] ?? 0) })}
            {costs[index] === minCost && <Badge tone="success">{t("cheapest")}</Badge>}
          </li>
        ))}
      </ul>
      <Exact plans={plans} />
    </section>
  );
}

function Exact({ plans: [free, premium, enterprise] }: { plans: Plan[] }) {
  const t = useTranslations("sellerApplications.calculator");
  if (!free || !premium || !enterprise) return null;
  const from = (plan: Plan, other: Plan) =>
    formatMoney(breakEvenCents(termsOf(plan), termsOf(other))).replace(".00", "");
  return (
    <p className="text-muted-foreground text-sm">
      {t("exact", {
        premium: from(premium, free),
        enterprise: from(enterprise, premium),
        both: from(enterprise, free),
      })}
    </p>
  );
}
