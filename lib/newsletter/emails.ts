import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type Reader = { email: string; locale: string };

/** Asks the reader to confirm the address; newsletters are sent only after confirmation. */
export function confirmSubscriptionEmail({ email, locale }: Reader, secret: string) {
  const t = emailTranslator(locale);
  return renderEmail({
    to: email,
    locale,
    subject: t("newsletter.subject"),
    paragraphs: [t("newsletter.text")],
    action: { label: t("newsletter.action"), url: `${env.APP_URL}/blog?confirm=${secret}` },
    closing: [
      t("newsletter.closing"),
      t("newsletter.end", { url: `${env.APP_URL}/blog?unsubscribe=${secret}` }),
    ],
    because: "letter",
  });
}

/** Informs a reader who is already subscribed, with an unsubscribe link. */
export function alreadySubscribedEmail({ email, locale }: Reader, secret: string) {
  const t = emailTranslator(locale);
  return renderEmail({
    to: email,
    locale,
    subject: t("newsletter.alreadySubject"),
    paragraphs: [t("newsletter.alreadyText")],
    action: {
      label: t("newsletter.alreadyAction"),
      url: `${env.APP_URL}/blog?unsubscribe=${secret}`,
    },
    because: "letter",
  });
}
