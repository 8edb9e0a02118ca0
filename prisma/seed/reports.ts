import { db } from "@/lib/db/client";
import { generateReport } from "@/lib/monthly-reports/service";
import { DEMO_SELLER_EMAIL } from "./accounts";

/** So many months have their report; the latest one that is over waits for the seller to make it. */
const MADE = 5;

/** The demo seller's reports of past months, made as in the shop. Whoever has one is left alone. */
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
  };
  for (let back = MADE + 1; back > 1; back--) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    await generateReport(viewer, {
      year: month.getUTCFullYear(),
      month: month.getUTCMonth() + 1,
    });
  }
}
