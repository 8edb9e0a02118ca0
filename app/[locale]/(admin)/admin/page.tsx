import { getTranslations } from "next-intl/server";

import { SecondFactorNeeded } from "@/components/accounts/second-factor/second-factor-needed";
import { AdminArea } from "@/components/admin/admin-tab-content";
import { AdminTabs } from "@/components/admin/admin-tabs";
import { toAdminTab } from "@/components/admin-ui/admin-tab-list";
import { SummaryCards } from "@/components/analytics/summary-cards";
import { AccessDenied } from "@/components/layout/access-denied";
import { PageHeader } from "@/components/layout/page-header";
import { Banner } from "@/components/ui/banner";
import { getViewer, isAdmin } from "@/lib/auth/viewer";
import { isBehindHiddenProxy } from "@/lib/core/network";
import { privatePageMetadata } from "@/lib/i18n/private-page-metadata";
import { countWaiting } from "@/lib/moderation/queries/counts";

// Visible only to admins.
export const dynamic = "force-dynamic";

export const generateMetadata = privatePageMetadata("admin.title");

export default async function AdminPage({ searchParams }: PageProps<"/[locale]/admin">) {
  const viewer = await getViewer();
  if (viewer?.role !== "admin") return <AccessDenied area="admin" isSignedIn={viewer !== null} />;
  if (!isAdmin(viewer)) return <SecondFactorNeeded viewer={viewer} />;

  const [search, t, waiting] = await Promise.all([
    searchParams,
    getTranslations("admin"),
    countWaiting(viewer),
  ]);
  const tab = toAdminTab(search["tab"]);
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-10">
      <PageHeader title={t("title")} description={t("waiting", { count: waiting.approvals })} />
      {isBehindHiddenProxy() && (
        <Banner tone="warning" title={t("hiddenProxy")}>
          <p>{t("hiddenProxyMore")}</p>
        </Banner>
      )}
      <SummaryCards viewer={viewer} />
      <AdminTabs current={tab} counts={waiting} />
      <AdminArea tab={tab} viewer={viewer} search={search} />
    </div>
  );
}
