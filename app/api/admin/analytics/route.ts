import { cookies } from "next/headers";

import { toAnalytics } from "@/lib/analytics/dto";
import { getTotals, listActivity, listBestSelling, listMostViewed } from "@/lib/analytics/queries";
import { localeOf } from "@/lib/i18n/locale-of";
import { readAs } from "@/lib/web/route";

export const GET = readAs({ roles: ["admin"] }, async (viewer) => {
  const [totals, viewed, sold, activity] = await Promise.all([
    getTotals(viewer),
    listMostViewed(viewer),
    listBestSelling(viewer),
    listActivity(viewer),
  ]);
  return toAnalytics({ totals, viewed, sold, activity }, localeOf(await cookies()));
});
