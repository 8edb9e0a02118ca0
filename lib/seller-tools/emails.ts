import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";

type Scarce = {
  reader: { email: string; username: string; locale: string };
  state: "low_stock" | "out_of_stock";
  title: string;
  /** Units in stock. */
  stock: string;
  /** A path of ours. */
  href: string;
};

/** Returns the email about a product that runs low or is sold out. */
export function inventoryEmail({ reader, state, title, stock, href }: Scarce) {
  const t = emailTranslator(reader.locale);
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("inventoryAlert.subject", { state, title, stock }),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("inventoryAlert.text", { state, title, stock })],
    action: { label: t("inventoryAlert.open"), url: `${env.APP_URL}${href}` },
    closing: [t("inventoryAlert.closing")],
  });
}
