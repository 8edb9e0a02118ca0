import "server-only";

import { env } from "@/lib/core/env.mjs";
import { formatMoney } from "@/lib/core/money";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";

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
