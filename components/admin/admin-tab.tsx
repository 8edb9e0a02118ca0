import type { ComponentType } from "react";

import { AnalyticsTab } from "@/components/analytics/analytics-tab";
import { AuditTab } from "@/components/audit/audit-tab";
import { BlogTab } from "@/components/blog/blog-tab";
import { CatalogueTab } from "@/components/desk/catalogue-tab";
import { SettingsTab } from "@/components/desk/settings-tab";
import { EventsTab } from "@/components/events/events-tab";
import { JobTable } from "@/components/jobs/job-table";
import { ClientMessages } from "@/components/layout/client-messages";
import { MailTab } from "@/components/mail/mail-tab";
import { ApprovalsTab } from "@/components/moderation/approvals-tab";
import { ProductsTab } from "@/components/moderation/products-tab";
import { AdminOrders } from "@/components/orders/admin-orders";
import { PayoutBatches } from "@/components/payouts/payout-batches";
import { TicketsTab } from "@/components/support/tickets-tab";
import { UsersTab } from "@/components/users/users-tab";
import type { AdminTab } from "./admin-tabs";
import type { TabProps } from "./tab-props";

/** What stands behind each tab of the operator's desk. */
const TABS: Record<AdminTab, ComponentType<TabProps>> = {
  users: UsersTab,
  products: ProductsTab,
  orders: AdminOrders,
  analytics: AnalyticsTab,
  approvals: ApprovalsTab,
  catalogue: CatalogueTab,
  blog: BlogTab,
  events: EventsTab,
  payouts: PayoutsTab,
  tickets: TicketsTab,
  mail: MailTab,
  jobs: JobTable,
  audit: AuditTab,
  settings: SettingsTab,
};

/** The open area of the operator's desk. */
export function AdminArea({ tab, ...props }: TabProps & { tab: AdminTab }) {
  const Tab = TABS[tab];
  return <Tab {...props} />;
}

function PayoutsTab({ viewer }: TabProps) {
  return (
    <ClientMessages namespaces={["payouts"]}>
      <PayoutBatches viewer={viewer} />
    </ClientMessages>
  );
}
