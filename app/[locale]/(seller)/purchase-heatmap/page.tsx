import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";

import { HeatmapView } from "@/components/analytics/heatmap/heatmap-view";
import { listPurchases, listStates } from "@/lib/analytics/heatmap/queries";
import { heatSearchSchema } from "@/lib/analytics/heatmap/schema";
import { actingRole, getViewer } from "@/lib/auth/viewer";
import { alternateLinks } from "@/lib/i18n/alternates";

// Depends on the viewer.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("heatmap");
  return {
    title: t("title"),
    description: t("lead.public"),
    alternates: alternateLinks("/purchase-heatmap", await getLocale()),
  };
}

const SCOPES = { admin: "all", seller: "own", buyer: "public" } as const;

type Props = PageProps<"/[locale]/purchase-heatmap">;

export default async function PurchaseHeatmapPage({ searchParams }: Props) {
  const [viewer, query] = await Promise.all([getViewer(), searchParams]);
  const { state, ...filter } = heatSearchSchema.parse(query);
  const [rows, states] = await Promise.all([
    listPurchases(viewer, filter),
    listStates(viewer, filter),
  ]);
  return (
    <HeatmapView
      scope={SCOPES[viewer ? actingRole(viewer) : "buyer"]}
      search={{ ...filter, state }}
      rows={state ? rows.filter((row) => row.state === state) : rows}
      states={states}
    />
  );
}
