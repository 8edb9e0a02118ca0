import type { ComponentType } from "react";
import { AuditTab } from "@/components/admin/audit/audit-tab";
import { CatalogueTab } from "@/components/admin/catalogue/catalogue-tab";
import { EmailTab } from "@/components/admin/email-outbox/email-tab";
import { JobTable } from "@/components/admin/jobs/job-table";
import { SettingsTab } from "@/components/admin/settings/settings-tab";
import { UsersTab } from "@/components/admin/users/users-tab";
import type { AdminTab } from "@/components/admin-ui/admin-tab-list";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { AnalyticsTab } from "@/components/analytics/analytics-tab";
import { BlogAdminTab } from "@/components/blog/blog-admin-tab";
import { EventsTab } from "@/components/events/events-tab";
import { PageMessages } from "@/components/layout/page-messages";
import { ApprovalsTab } from "@/components/moderation/approvals-tab";
import { ProductsTab } from "@/components/moderation/products-tab";
import { AdminOrders } from "@/components/orders/admin-orders";
import { PayoutBatches } from "@/components/payouts/payout-batches";
import { TicketsTab } from "@/components/support/tickets-tab";

/** The component of each admin tab. */
const TABS: Record<AdminTab, ComponentType<AdminTabProps>> = {
  users: UsersTab,
  products: ProductsTab,
  orders: AdminOrders,
  analytics: AnalyticsTab,
  approvals: ApprovalsTab,
  catalogue: CatalogueTab,
  blog: BlogAdminTab,
  events: EventsTab,
  payouts: PayoutsTab,
  tickets: TicketsTab,
  mail: EmailTab,
  jobs: JobTable,
  audit: AuditTab,
  settings: SettingsTab,
};

/** The open admin tab. */
export function AdminArea({ tab, ...props }: AdminTabProps & { tab: AdminTab }) {
  const Tab = TABS[tab];
  return <Tab {...props} />;
}

function PayoutsTab({ viewer }: AdminTabProps) {
  return (
    <PageMessages namespaces={["payouts", "validation"]}>
      <PayoutBatches viewer={viewer} />
    </PageMessages>
  );
}
