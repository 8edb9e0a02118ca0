import "server-only";

import { env } from "@/lib/core/env.mjs";
import { eventPath } from "@/lib/events/rules";
import { formatEventDate } from "@/lib/events/tickets/format-date";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type Recipient = { email: string; username: string; locale: string };
type Event = { id: number; title: string; startsAt: Date; location: string };

type Held = { quantity: number; until: Date };

/** Returns the email that notifies a user on the waiting list of the seats held for them. */
export function seatsEmail(
  { email, username, locale }: Recipient,
  event: Event,
  { quantity, until }: Held,
) {
  const t = emailTranslator(locale);
  const { title, location } = event;
  return renderEmail({
    to: email,
    locale,
    subject: t("seats.subject", { title }),
    greeting: t("greeting", { name: username }),
    paragraphs: [
      t("seats.text", { title }),
      t("seats.held", { count: quantity, until: formatEventDate(until, locale) }),
    ],
    rows: [formatEventDate(event.startsAt, locale), location],
    action: { label: t("seats.open"), url: `${env.APP_URL}${eventPath(event.id)}` },
    closing: [t("seats.closing")],
  });
}
