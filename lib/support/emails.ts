import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type TicketMessage = { id: number; name: string; email: string; subject: string; locale: string };

/** An admin's reply to a ticket, in the language of the ticket. */
export function replyEmail({ id, name, email, subject, locale }: TicketMessage, replyText: string) {
  const t = emailTranslator(locale);
  return renderEmail({
    to: email,
    locale,
    subject: t("ticket.subject", { subject }),
    greeting: t("greeting", { name }),
    paragraphs: [t("ticket.text", { subject, id: String(id) }), replyText],
    action: { label: t("ticket.action"), url: `${env.APP_URL}/contact` },
    closing: [t("ticket.closing", { id: String(id) })],
    because: "letter",
  });
}
