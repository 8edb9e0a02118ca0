import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { getSiteLogo } from "@/lib/brand/queries";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { canSendEmail } from "@/lib/notifications/mailer";
import { paymentProvider } from "@/lib/payments/provider";

export type InstallationInfo = Awaited<ReturnType<typeof getInstallationInfo>>;

/**
 * What is set for the whole site and how this installation runs: what a configuration file says, without a secret of
 * it. Times ISO 8601.
 * @throws DomainError unauthenticated, forbidden
 */
export async function getInstallationInfo(viewer: Viewer | null) {
  requireAdmin(viewer);
  const [mark, scheduler] = await Promise.all([getSiteLogo(), getScheduler()]);
  return {
    mark,
    address: env.APP_URL,
    isDemo: env.DEMO_MODE,
    payments: paymentProvider()?.name ?? null,
    isMailSent: canSendEmail(),
    uploads: env.UPLOADTHING_TOKEN ? ("uploadThing" as const) : ("disk" as const),
    scheduler,
  };
}

/** When any job last ran, and how many fail. */
async function getScheduler() {
  const [{ _max: last }, failing] = await Promise.all([
    db.jobState.aggregate({ _max: { lastStartedAt: true } }),
    db.jobState.count({ where: { failures: { gt: 0 } } }),
  ]);
  return { lastRunAt: last.lastStartedAt?.toISOString() ?? null, failing };
}
