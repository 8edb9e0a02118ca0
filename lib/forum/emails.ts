import "server-only";

import { env } from "@/lib/core/env.mjs";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import type { Email } from "@/lib/notifications/service/outbox";
import { postPath } from "./rules";

type Recipient = { username: string; email: string; locale: string };

/** Followed post with replies that its follower was not notified of. */
export type Topic = { id: number; title: string; count: number; firstId: number };

/** Returns the daily digest of new replies by post, without their text. */
export function digestEmail(reader: Recipient, topics: [Topic, ...Topic[]]): Email {
  const t = emailTranslator(reader.locale);
  const [first] = topics;
  const linkOf = ({ id, firstId }: Topic) => `${env.APP_URL}${postPath(id, firstId)}`;
  return renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("forum.subject", { count: topics.length, title: first.title }),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [t("forum.text")],
    rows: topics.map((topic) => {
      const line = t("forum.row", { title: topic.title, count: topic.count });
      return `${line}\n${linkOf(topic)}`;
    }),
    action: { label: t("forum.action"), url: linkOf(first) },
    closing: [t("forum.closing", { url: `${env.APP_URL}/profile?tab=notifications` })],
  });
}
