import { cookies } from "next/headers";

import { toAnalytics } from "@/lib/analytics/dto";
import { getTotals, listActivity, listBestSelling, listTopViewed } from "@/lib/analytics/queries";
import { userQuery } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";

export const GET = userQuery({ roles: ["admin"] }, async (viewer) => {
  const [totals, topProducts, bestSelling, activity] = await Promise.all([
    getTotals(viewer),
    listTopViewed(viewer),
    listBestSelling(viewer),
    listActivity(viewer),
  ]);
  return toAnalytics(
    { totals, viewed: topProducts, sold: bestSelling, activity },
    getLocaleFromCookies(await cookies()),
  );
});
