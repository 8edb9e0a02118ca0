import { db } from "@/lib/db/client";
import { generateReport } from "@/lib/monthly-reports/service";
import { DEMO_SELLER_EMAIL } from "./accounts";

/** Number of months with a report. The latest complete month has none, so that the seller can generate it. */
const REPORTED_MONTHS = 5;

/** Generates the demo seller's reports of past months, if there are none. */
export async function seedReports(now: Date) {
  const seller = await db.user.findFirstOrThrow({ where: { email: DEMO_SELLER_EMAIL } });
  if ((await db.monthlyReport.count({ where: { sellerId: seller.id } })) > 0) return;
  const viewer = {
    id: seller.id,
    username: seller.username,
    role: seller.role,
    sessionId: "seed",
    isEmailVerified: true,
    isPasswordRecent: true,
    hasSecondFactor: false,
  };
  for (let back = REPORTED_MONTHS + 1; back > 1; back--) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    await generateReport(viewer, {
      year: month.getUTCFullYear(),
      month: month.getUTCMonth() + 1,
    });
  }
}
