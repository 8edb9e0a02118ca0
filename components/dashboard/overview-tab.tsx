import { ChevronRight, type LucideIcon, Plus, Store, Wallet, Wrench } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

import type { Viewer } from "@/lib/auth/viewer";
import { type InboxMessage, listInbox } from "@/lib/dashboard/queries/inbox";
import type { Dashboard } from "@/lib/dashboard/queries/overview";
import type { Range } from "@/lib/dashboard/rules";
import { listSales } from "@/lib/orders/queries";
import { MessageRow } from "./message-row";
import { dashboardPath } from "./paths";
import { RecentOrders } from "./recent-orders";
import { RevenueCard } from "./revenue-card";
import { SectionCard } from "./section-card";
import { StatCards } from "./stat-cards";
import { ToDoCard } from "./to-do-card";
import { TopProducts } from "./top-products";

/** Recent orders (specification B, section 9) and messages on the overview. */
const ORDERS = 5;
const MESSAGES = 3;

type OverviewTabProps = { viewer: Viewer; dashboard: Dashboard; range: Range };

export async function OverviewTab({ viewer, dashboard, range }: OverviewTabProps) {
  const [sales, inbox] = await Promise.all([
    listSales(viewer, { limit: ORDERS, offset: 0 }),
    listInbox(viewer, { take: MESSAGES }),
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ToDoCard waiting={dashboard.waiting} />
      <StatCards {...dashboard} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_300px]">
        <RevenueCard range={range} points={dashboard.sales.points} />
        <TopProducts goods={dashboard.goods} />
      </div>
      <RecentOrders sales={sales.rows} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[minmax(0,1fr)_300px]">
        <RecentMessages messages={inbox.messages} />
        <QuickActions />
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
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </SectionCard>
  );
}

const ACTIONS: {
  key: "add" | "storefront" | "payouts" | "tools";
  href: string;
  icon: LucideIcon;
}[] = [
  { key: "add", href: "/add-product", icon: Plus },
  { key: "storefront", href: "/custom-storefront", icon: Store },
  { key: "payouts", href: "/payout-settings", icon: Wallet },
  { key: "tools", href: "/seller-tools", icon: Wrench },
];

function QuickActions() {
  const t = useTranslations("dashboard.actions");
  return (
    <SectionCard id="actions-title" title={t("title")}>
      <ul>
        {ACTIONS.map(({ key, href, icon: Icon }) => (
          <li key={key} className="border-t">
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-12 items-center gap-3 px-4 font-medium text-md -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5.5"
            >
              <Icon aria-hidden className="size-4.5" />
              <span className="grow">{t(key)}</span>
              <ChevronRight aria-hidden className="rtl-flip size-4.5 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
