import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { PageHeader } from "@/components/layout/page-header";
import { Benefits } from "@/components/wholesale/benefits";
import { SignInToApply, WholesaleView } from "@/components/wholesale/wholesale-view";
import { getViewer } from "@/lib/auth/viewer";
import { getContact } from "@/lib/checkout/queries";
import { alternateLinks } from "@/lib/i18n/alternates";
import { getMedianSavings, getMyWholesale } from "@/lib/wholesale/queries";

// Depends on the viewer's application.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("wholesale.page");
  return {
    title: t("title"),
    description: t("lead"),
    alternates: alternateLinks("/wholesale-application", await getLocale()),
  };
}

export default async function WholesaleApplicationPage() {
  const viewer = await getViewer();
  const [t, medianPercent, application, contact] = await Promise.all([
    getTranslations("wholesale.page"),
    getMedianSavings(),
    viewer && getMyWholesale(viewer),
    viewer && getContact(viewer),
  ]);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("lead")} />
      <Benefits medianPercent={medianPercent} />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        {contact ? (
          <WholesaleView application={application} contact={contact} />
        ) : (
          <SignInToApply />
        )}
      </div>
    </div>
  );
}
