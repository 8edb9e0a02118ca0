import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { PlanCard } from "@/components/plans/plan-card";
import { wholeDollars } from "@/components/plans/plan-features";
import { Benefits } from "@/components/sellers/applications/benefits";
import { Calculator } from "@/components/sellers/applications/calculator";
import { ChoosePlan } from "@/components/sellers/applications/choose-plan";
import type { ChosenPlan } from "@/components/sellers/applications/chosen-plan";
import { FeeTable } from "@/components/sellers/applications/fee-table";
import { SellerApplication } from "@/components/sellers/applications/seller-application";
import { alternateLinks } from "@/lib/i18n/alternates";
import { listPlans } from "@/lib/plans/queries";

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("sellerApplications");
  return {
    title: t("title"),
    description: t("lead"),
    alternates: alternateLinks("/become-seller", await getLocale()),
  };
}

const NAMESPACES = [
  "sellerApplications.plans",
  "sellerApplications.form",
  "sellerApplications.calculator",
];

export default async function BecomeSellerPage() {
  const [t, plans] = await Promise.all([getTranslations("sellerApplications"), listPlans()]);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-12 py-8 md:gap-16 md:py-10">
      <PageHeader title={t("title")} description={t("lead")} />
      <Benefits />
      <PageMessages namespaces={NAMESPACES}>
        <ul aria-label={t("plans.title")} className="grid gap-5 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} price={wholeDollars(plan.price)}>
              <ChoosePlan slug={plan.slug as ChosenPlan} />
            </PlanCard>
          ))}
        </ul>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
          <FeeTable plans={plans} />
          <Calculator plans={plans} />
        </div>
        <SellerApplication plans={plans} />
      </PageMessages>
    </div>
  );
}
