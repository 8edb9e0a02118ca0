import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageHeader } from "@/components/layout/page-header";
import { PageMessages } from "@/components/layout/page-messages";
import { PlanQuestions } from "@/components/plans/plan-questions";
import { PlansView } from "@/components/plans/plans-view";
import { getViewer } from "@/lib/auth/viewer";
import { getPaymentSetup } from "@/lib/checkout/queries";
import { alternateLinks } from "@/lib/i18n/alternates";
import { getMySubscription, getPlanUsage, listPlans } from "@/lib/plans/queries";

// Depends on the viewer's plan.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("plans");
  return {
    title: t("title"),
    description: t("lead"),
    alternates: alternateLinks("/subscription-plans", await getLocale()),
  };
}

export default async function SubscriptionPlansPage() {
  const viewer = await getViewer();
  const [t, plans, subscription, planUsage] = await Promise.all([
    getTranslations("plans"),
    listPlans(),
    viewer && getMySubscription(viewer),
    getPlanUsage(viewer),
  ]);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("lead")} />
      <PageMessages namespaces={["plans", "checkout.cardFormFailed", "validation"]}>
        <PlansView
          plans={plans}
          subscription={subscription}
          usage={planUsage}
          isBuyer={viewer !== null && viewer.role !== "seller"}
          publishableKey={getPaymentSetup()?.publishableKey ?? null}
        />
      </PageMessages>
      <PlanQuestions />
    </div>
  );
}
