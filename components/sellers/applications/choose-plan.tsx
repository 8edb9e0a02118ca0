"use client";

import { useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { type ChosenPlan, choosePlan } from "./chosen-plan";

/** Selects a plan in the application and scrolls there (specification C, "Become a Seller"). */
export function ChoosePlan({ slug }: { slug: ChosenPlan }) {
  const t = useTranslations("sellerApplications.plans");
  return (
    <Button variant={slug === "premium" ? "default" : "outline"} onClick={() => choosePlan(slug)}>
      {t(slug)}
    </Button>
  );
}
