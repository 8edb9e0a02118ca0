import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";
import { EMAIL_INTERVAL_MINUTES, type Side, threadPath } from "./rules";

type Person = { username: string; email: string; locale: string };

type Thread = {
  id: number;
  orderId: number | null;
  product: { title: string } | null;
  buyer: Person;
  seller: Person;
};

/** Notifies one side of a thread of a new message. The email does not contain the message. */
export function unreadEmail(thread: Thread, side: Side): Email {
  const { id, orderId, product } = thread;
  const reader = thread[side];
  const writer = thread[side === "buyer" ? "seller" : "buyer"].username;
  const t = emailTranslator(reader.locale);
  const order = () =>
    orderId === null
      ? t("message.aboutNothing", { writer })
      : t("message.aboutOrder", { writer, id: String(orderId) });
  const about = product ? t("message.aboutProduct", { writer, title: product.title }) : order();
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("message.subject", { writer }),
    greeting: t("message.greeting", { name: reader.username }),
    paragraphs: [about],
    action: { label: t("message.action"), url: `${env.APP_URL}${threadPath(id)}` },
    closing: [t("message.closing", { minutes: String(EMAIL_INTERVAL_MINUTES) })],
  });
}
