import "server-only";

import { env } from "@/lib/core/env.mjs";
import { formatEventDate } from "@/lib/events/tickets/format-date";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type Recipient = { email: string; username: string; locale: string };
type Event = { title: string; startsAt: Date; location: string };

/** Returns the email that notifies a user on the waiting list of free seats. */
export function seatsEmail({ email, username, locale }: Recipient, event: Event) {
  const t = emailTranslator(locale);
  const { title, location } = event;
  return renderEmail({
    to: email,
    locale,
    subject: t("seats.subject", { title }),
    greeting: t("greeting", { name: username }),
    paragraphs: [t("seats.text", { title })],
    rows: [formatEventDate(event.startsAt, locale), location],
    action: { label: t("seats.open"), url: `${env.APP_URL}/events` },
    closing: [t("seats.closing")],
  });
}
