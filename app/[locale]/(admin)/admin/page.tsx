import { getTranslations } from "next-intl/server";

import { AdminTabs, toAdminTab } from "@/components/admin/admin-tabs";
import { JobTable } from "@/components/jobs/job-table";
import { AccessDenied } from "@/components/layout/access-denied";
import { ClientMessages } from "@/components/layout/client-messages";
import { PageHeader } from "@/components/layout/page-header";
import { AdminOrders } from "@/components/orders/admin-orders";
import { PayoutBatches } from "@/components/payouts/payout-batches";
import { getViewer } from "@/lib/auth/viewer";
import { pageTitle } from "@/lib/i18n/page-title";

// What it shows is for admins alone.
export const dynamic = "force-dynamic";

export const generateMetadata = pageTitle("admin.title");

export default async function AdminPage({ searchParams }: PageProps<"/[locale]/admin">) {
  const viewer = await getViewer();
  if (viewer?.role !== "admin") return <AccessDenied area="admin" isSignedIn={viewer !== null} />;

  const [search, t] = await Promise.all([searchParams, getTranslations("admin")]);
  const tab = toAdminTab(search["tab"]);
  return (
    <div className="wrap grid gap-6 py-8 md:py-10">
      <PageHeader title={t("title")} />
      <AdminTabs current={tab} />
      <ClientMessages namespaces={["payouts"]}>
        {tab === "orders" && <AdminOrders viewer={viewer} search={search} />}
        {tab === "payouts" && <PayoutBatches viewer={viewer} />}
        {tab === "jobs" && <JobTable viewer={viewer} />}
      </ClientMessages>
    </div>
  );
}
