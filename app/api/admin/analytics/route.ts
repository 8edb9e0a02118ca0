import { cookies } from "next/headers";

import { toAnalytics } from "@/lib/analytics/dto";
import { getTotals, listActivity, listBestSelling, listTopViewed } from "@/lib/analytics/queries";
import { userQuery } from "@/lib/http/route";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";

export const GET = userQuery({ roles: ["admin"] }, async (viewer) => {
  const [totals, viewed, sold, activity] = await Promise.all([
    getTotals(viewer),
    listTopViewed(viewer),
    listBestSelling(viewer),
    listActivity(viewer),
  ]);
  return toAnalytics({ totals, viewed, sold, activity }, getLocaleFromCookies(await cookies()));
});
