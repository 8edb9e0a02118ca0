import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type Reached = {
  reader: { email: string; username: string; locale: string };
  title: string;
  /** Formatted, such as "$12.50". */
  price: string;
  target: string;
  /** A path on this site. */
  href: string;
};

/** Notifies a buyer that a price fell to the target. */
export function priceAlertEmail({ reader, title, price, target, href }: Reached) {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("priceAlert.subject", { title, price }),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("priceAlert.text", { title, price, target })],
    action: { label: t("priceAlert.open"), url: `${env.APP_URL}${href}` },
    closing: [t("priceAlert.closing")],
  });
}
