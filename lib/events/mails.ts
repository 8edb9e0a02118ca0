import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { composeMail } from "@/lib/notifications/compose";
import { whenOf } from "@/lib/tickets/words";

type Reader = { email: string; username: string; locale: string };
type Event = { title: string; startsAt: Date; location: string };

/** Tells somebody on the waiting list that there are seats again. */
export function seatsMail({ email, username, locale }: Reader, event: Event) {
  const t = emailTranslator(locale);
  const { title, location } = event;
  return composeMail({
    to: email,
    locale,
    subject: t("seats.subject", { title }),
    greeting: t("greeting", { name: username }),
    paragraphs: [t("seats.text", { title })],
    rows: [whenOf(event.startsAt, locale), location],
    action: { label: t("seats.open"), url: `${env.APP_URL}/events` },
    closing: [t("seats.closing")],
  });
}
