import { useTranslations } from "next-intl";

import type { Viewer } from "@/lib/auth/viewer";
import { listLatestSales } from "@/lib/orders/queries/orders";
import { type InboxMessage, listInbox } from "@/lib/seller-dashboard/queries/inbox";
import type { Dashboard } from "@/lib/seller-dashboard/queries/overview";
import type { Range } from "@/lib/seller-dashboard/rules";
import { dashboardPath } from "./dashboard-urls";
import { MessageList } from "./message-list";
import { QuickActions } from "./quick-actions";
import { RecentOrders } from "./recent-orders";
import { RevenueCard } from "./revenue-card";
import { SectionCard } from "./section-card";
import { StatCards } from "./stat-cards";
import { TodoCard } from "./todo-card";
import { TopProducts } from "./top-products";

/** Numbers of recent orders (specification B, section 9) and messages on the overview. */
const ORDERS = 5;
const MESSAGES = 3;

type OverviewTabProps = { viewer: Viewer; dashboard: Dashboard; range: Range };

export async function OverviewTab({ viewer, dashboard, range }: OverviewTabProps) {
  const [sales, messages] = await Promise.all([
    listLatestSales(viewer, { limit: ORDERS, offset: 0 }),
    listInbox(viewer, { take: MESSAGES }),
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TodoCard waiting={dashboard.waiting} />
      <StatCards {...dashboard} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_300px]">
        <RevenueCard range={range} points={dashboard.sales.points} />
        <TopProducts products={dashboard.products} />
      </div>
      <RecentOrders sales={sales} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_300px]">
        <RecentMessages messages={messages} />
        <QuickActionsSection />
      </div>
    </div>
  );
}

function RecentMessages({ messages }: { messages: InboxMessage[] }) {
  const t = useTranslations("dashboard.messages");
  return (
    <SectionCard
      id="messages-title"
      title={t("title")}
      more={{ href: dashboardPath("messages"), label: t("all") }}
    >
      {messages.length === 0 && (
        <p className="border-t px-4 py-4 text-muted-foreground sm:px-5.5">{t("emptyHint")}</p>
      )}
      <ul>
        <MessageList messages={messages} />
      </ul>
    </SectionCard>
  );
}

function QuickActionsSection() {
  const t = useTranslations("dashboard.actions");
  const names = {
    add: t("add"),
    storefront: t("storefront"),
    payouts: t("payouts"),
    tools: t("tools"),
  };
  return (
    <SectionCard id="actions-title" title={t("title")}>
      <QuickActions names={names} />
    </SectionCard>
  );
}
