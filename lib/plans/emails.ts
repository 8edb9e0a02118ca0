import "server-only";

import { env } from "@/lib/core/env.mjs";
import type { Tx } from "@/lib/db/client";
import { documentTranslator, emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import { queueEmail } from "@/lib/notifications/service/outbox";

type PlanNotice = {
  userId: number;
  change: "changed" | "scheduled" | "cancelled" | "ended";
  plan: string;
  /** End of the period. */
  until: Date;
  /** Idempotency key of the email. */
  key: string;
  /** Number of products that become inactive at the end of the period. */
  surplus?: number;
};

type Surplus = { userId: number; count: number; until: Date; key: string };

/** Queues the second notice about products that become inactive when the period ends. */
export async function notifySurplus(tx: Tx, { userId, count, until, key }: Surplus) {
  const { email, username, locale } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  const t = emailTranslator(locale);
  const day = documentTranslator(locale).format.dateTime(until, { dateStyle: "long" });
  await queueEmail(
    tx,
    `plan:surplus:${key}`,
    renderEmail({
      to: email,
      locale,
      subject: t("plan.surplusSubject", { count, day }),
      greeting: t("greeting", { name: username }),
      paragraphs: [t("plan.surplus", { count, day }), t("plan.surplusChoice")],
      action: { label: t("plan.products"), url: `${env.APP_URL}/dashboard?tab=products` },
    }),
  );
}

/** Queues the email about a plan change for the seller. */
export async function notifyPlanChange(
  tx: Tx,
  { userId, change, plan, until, key, surplus = 0 }: PlanNotice,
) {
  const { email, username, locale } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  const t = emailTranslator(locale);
  const day = documentTranslator(locale).format.dateTime(until, { dateStyle: "long" });
  await queueEmail(
    tx,
    `plan:${change}:${key}`,
    renderEmail({
      to: email,
      locale,
      subject: t(`plan.${change}`, { plan, day }),
      greeting: t("greeting", { name: username }),
      paragraphs: [
        t(`plan.${change}Text`, { plan, day }),
        ...(surplus > 0
          ? [t("plan.surplus", { count: surplus, day }), t("plan.surplusChoice")]
          : []),
      ],
      action: { label: t("plan.open"), url: `${env.APP_URL}/subscription-plans` },
    }),
  );
}
