import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import { requireSignedIn, type Viewer } from "@/lib/auth/viewer";
import { getSiteLogo } from "@/lib/brand/queries";
import { env } from "@/lib/core/env.mjs";
import { getContact, hasPartners } from "@/lib/core/operator";
import { storeOfNewUploads } from "@/lib/core/storage-settings.mjs";
import { db } from "@/lib/db/client";
import { canSendEmail } from "@/lib/notifications/mailer";
import { paymentProvider } from "@/lib/payments/provider";

export type InstallationInfo = Awaited<ReturnType<typeof getInstallationInfo>>;

/**
 * Returns the settings of the site and the configuration of this installation, without secrets. Times ISO 8601.
 * @throws DomainError unauthenticated, forbidden
 */
export async function getInstallationInfo(viewer: Viewer | null) {
  requireAdmin(requireSignedIn(viewer));
  const [mark, scheduler, localSellers] = await Promise.all([
    getSiteLogo(),
    getScheduler(),
    db.localSeller.count(),
  ]);
  return {
    mark,
    address: env.APP_URL,
    isDemo: env.DEMO_MODE,
    payments: paymentProvider()?.name ?? null,
    isMailSent: canSendEmail(),
    uploads: storeOfNewUploads(env),
    scheduler,
    missing: missingContent(localSellers),
  };
}

/** Content that the operator has not entered, so that pages omit it. */
function missingContent(localSellers: number) {
  return [
    ...(getContact() ? [] : (["contact"] as const)),
    ...(hasPartners() ? [] : (["partners"] as const)),
    ...(localSellers > 0 ? [] : (["localSellers"] as const)),
  ];
}

/** The latest run of any job, and the number of failing jobs. */
async function getScheduler() {
  const [{ _max: last }, failing] = await Promise.all([
    db.jobState.aggregate({ _max: { lastStartedAt: true } }),
    db.jobState.count({ where: { failures: { gt: 0 } } }),
  ]);
  return { lastRunAt: last.lastStartedAt?.toISOString() ?? null, failing };
}
