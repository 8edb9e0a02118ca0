import { getLocale } from "next-intl/server";
import type { Viewer } from "@/lib/auth/viewer";
import { getDashboard } from "@/lib/seller-dashboard/queries/overview";
import { toRange } from "@/lib/seller-dashboard/rules";
import { dashboardSchema, productListSchema } from "@/lib/seller-dashboard/schema";
import { DashboardHeader } from "./dashboard-header";
import { DashboardTabs } from "./dashboard-tabs";
import { MessagesTab } from "./messages-tab";
import { OrdersTab } from "./orders-tab";
import { OverviewTab } from "./overview-tab";
import { ProductsTab } from "./products-tab";
import { SettingsTab } from "./settings-tab";

type DashboardViewProps = {
  viewer: Viewer;
  search: Record<string, string | string[] | undefined>;
};

/** A seller's dashboard: greeting, five tabs, and the open one. */
export async function DashboardView({ viewer, search }: DashboardViewProps) {
  const { tab, page, history, drafts } = dashboardSchema.parse(search);
  const range = toRange(search["range"]);
  const dashboard = await getDashboard(viewer, range, await getLocale());
  const { products, sales, inbox } = dashboard;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
      <DashboardHeader dashboard={dashboard} />
      <DashboardTabs
        current={tab}
        counts={{ products: products.total, orders: sales.orders, new: inbox.unread }}
      />
      {tab === "overview" && <OverviewTab viewer={viewer} dashboard={dashboard} range={range} />}
      {tab === "products" && (
        <ProductsTab
          viewer={viewer}
          filter={productListSchema.parse(search)}
          count={products.total}
          openDialog={{ history, drafts }}
        />
      )}
      {tab === "orders" && <OrdersTab viewer={viewer} page={page} total={sales.orders} />}
      {tab === "messages" && <MessagesTab viewer={viewer} page={page} total={inbox.total} />}
      {tab === "settings" && <SettingsTab />}
    </div>
  );
}
