import "server-only";

import { startOfDay } from "@/lib/core/business-calendar";
import { env } from "@/lib/core/env.mjs";
import { formatMoney } from "@/lib/core/money";
import { documentTranslator, emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";

const DATE_WITH_WEEKDAY = { weekday: "long", month: "long", day: "numeric" } as const;

type Reader = { email: string; username: string; locale: string };

/** Returns the email about a payout that arrived or was returned. */
export function payoutEmail(
  state: "paid" | "failed",
  reader: Reader,
  payout: { amountCents: number; destination: string },
): Email {
  const t = emailTranslator(reader.locale);
  const kind = state === "paid" ? "payoutPaid" : "payoutFailed";
  const values = { amount: formatMoney(payout.amountCents), destination: payout.destination };
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`${kind}.subject`, values),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t(`${kind}.text`, values)],
    action: { label: t("payoutPaid.open"), url: `${env.APP_URL}/payout-settings` },
  });
}

/** Returns the email about payouts on hold. `reason` is the one for the seller; null for a general one. */
export function payoutsHeldEmail(reader: Reader, reason: string | null): Email {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("payoutsHeld.subject"),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [
      t("payoutsHeld.text"),
      reason ? t("payoutsHeld.reason", { reason }) : t("payoutsHeld.check"),
      t("payoutsHeld.balance"),
    ],
    action: { label: t("payoutPaid.open"), url: `${env.APP_URL}/payout-settings` },
  });
}

/** Returns the email about the end of a hold. `date` is the day of the next payout, such as "2026-11-20". */
export function payoutsResumedEmail(reader: Reader, date: string | null): Email {
  const t = emailTranslator(reader.locale);
  const { format } = documentTranslator(reader.locale);
  const day = date && format.dateTime(startOfDay(date), DATE_WITH_WEEKDAY);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("payoutsResumed.subject"),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("payoutsResumed.text"), ...(day ? [t("payoutsResumed.next", { day })] : [])],
    action: { label: t("payoutPaid.open"), url: `${env.APP_URL}/payout-settings` },
  });
}

type AccountChange = {
  kind: "payoutFirst" | "payoutAccount" | "payoutRemoved";
  destination: string;
  /** URL that reverts the change. */
  undo: string;
};

/** Returns the email about a connected, changed or disconnected payout account, in case another person did it. */
export function accountChangedEmail(
  reader: Reader,
  { kind, destination, undo }: AccountChange,
): Email {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t(`${kind}.subject`),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [
      t(`${kind}.text`, { destination }),
      ...(kind === "payoutAccount" ? [t("payoutAccount.delay")] : []),
    ],
    action: { label: t("payoutPaid.open"), url: `${env.APP_URL}/payout-settings` },
    closing: [t("payoutAccount.closing"), t("undoHint", { url: `${env.APP_URL}${undo}` })],
  });
}
