import type { Viewer } from "@/lib/auth/viewer";
import { listPriceAlerts, listPriceHistory } from "@/lib/buyer-tools/queries";
import { matchesQuery } from "@/lib/buyer-tools/rules";
import { AlertCard } from "./alert-card";
import { ToolPanel } from "./tool-panel";

/** The viewer's tracked prices. */
export async function AlertsTab({ viewer, search }: { viewer: Viewer; search: string }) {
  const alerts = await listPriceAlerts(viewer);
  const visibleAlerts = alerts.filter(({ product }) => matchesQuery([product.title], search));
  const history = await listPriceHistory(visibleAlerts.map(({ product }) => product.id));
  return (
    <ToolPanel
      tab="alerts"
      search={search}
      total={alerts.length}
      visibleCount={visibleAlerts.length}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {visibleAlerts.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} history={history.get(alert.product.id) ?? []} />
          </li>
        ))}
      </ul>
    </ToolPanel>
  );
}
