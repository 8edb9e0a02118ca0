import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type Letter = { id: number; name: string; email: string; subject: string; locale: string };

/** An admin's answer to a letter, in the language it was sent from. */
export function replyEmail({ id, name, email, subject, locale }: Letter, answer: string) {
  const t = emailTranslator(locale);
  return renderEmail({
    to: email,
    locale,
    subject: t("ticket.subject", { subject }),
    greeting: t("greeting", { name }),
    paragraphs: [t("ticket.text", { subject, id: String(id) }), answer],
    action: { label: t("ticket.action"), url: `${env.APP_URL}/contact` },
    closing: [t("ticket.closing", { id: String(id) })],
    because: "letter",
  });
}
