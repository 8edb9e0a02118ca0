import "server-only";

import { env } from "@/lib/core/env.mjs";
import type { Tx } from "@/lib/db/client";
import { emailTranslator } from "@/lib/i18n/translator";
import { renderEmail } from "@/lib/notifications/render-email";
import { notify } from "@/lib/notifications/service/notify";
import { queueEmail } from "@/lib/notifications/service/outbox";
import type { SingleKind } from "./rules";
import type { Decision } from "./schema";

type DecisionNotice = {
  /** Kind of decision; selects the texts of the email. */
  kind:
    | Exclude<SingleKind, "report" | "listing">
    | "claim"
    | "listingEdit"
    | "review"
    | "forumPost"
    | "forumReply"
    | "storyTaken"
    | "businessTaken"
    | "sellerInvited";
  /** Unique key of the email, such as "revision:7". */
  key: string;
  decision: Decision;
  /** Title of the item. */
  title: string;
  note: string | null;
  /** Link target: a path of ours. */
  href: string;
};

type Recipient = { to: string; locale: string; name: string | null };

function decisionEmail(
  { to, locale, name }: Recipient,
  { kind, decision, title, note, href }: DecisionNotice,
) {
  const t = emailTranslator(locale);
  return renderEmail({
    to,
    locale,
    subject: t(`moderation.${kind}.${decision}`, { title }),
    ...(name ? { greeting: t("greeting", { name }) } : { because: "letter" as const }),
    paragraphs: [
      t(`moderation.${kind}.${decision}Text`, { title }),
      ...(note ? [t("moderation.note", { note })] : []),
    ],
    action: { label: t("moderation.open"), url: `${env.APP_URL}${href}` },
  });
}

/** Notifies a user in the app and by email of an admin's decision, with the admin's note. */
export async function notifyDecision(
  tx: Tx,
  { userId, ...notice }: DecisionNotice & { userId: number },
) {
  const { kind, key, decision, title, href } = notice;
  const reader = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  await notify(tx, {
    userId,
    kind: "moderation",
    key: `moderation:${key}`,
    values: { kind, state: decision, title },
    href,
    email: decisionEmail(
      { to: reader.email, locale: reader.locale, name: reader.username },
      notice,
    ),
  });
}

/** Emails a decision, in English, to a person without an account. */
export async function emailDecision(tx: Tx, { to, ...notice }: DecisionNotice & { to: string }) {
  const email = decisionEmail({ to, locale: "en", name: null }, notice);
  await queueEmail(tx, `moderation:${notice.key}`, email);
}

type Invitation = {
  userId: number;
  key: string;
  title: string;
  note: string | null;
  /** Secret of the link. */
  secret: string;
};

/** Asks an account's owner to confirm a seller application that was sent with their email address. */
export async function emailSellerInvitation(
  tx: Tx,
  { userId, key, title, note, secret }: Invitation,
) {
  const reader = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, username: true, locale: true },
  });
  const t = emailTranslator(reader.locale);
  const email = renderEmail({
    to: reader.email,
    locale: reader.locale,
    subject: t("sellerInvitation.subject", { title }),
    greeting: t("greeting", { name: reader.username }),
    paragraphs: [
      t("sellerInvitation.text", { title }),
      ...(note ? [t("moderation.note", { note })] : []),
    ],
    action: {
      label: t("sellerInvitation.action"),
      url: `${env.APP_URL}/login?invitation=${secret}`,
    },
    closing: [t("sellerInvitation.closing")],
  });
  await queueEmail(tx, `moderation:${key}`, email);
}
